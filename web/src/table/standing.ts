/** What a result says: who stands where, by how much, and together with whom. Pure, so that it can be tested. */
import type { Schemas } from '../lib/api'
import type { Meter, Turn } from '../lib/wire'

export type Standing = Pick<Schemas['Result'], 'sides' | 'totals' | 'winners' | 'ranks'>

/** The points of a seat and of its partners. */
export const together = ({ sides, totals }: Standing, seat: number): number =>
  totals.reduce((sum, total, other) => sum + (sides[other] === sides[seat] ? total : 0), 0)

/** How many sides there are: one where everybody wins or loses together. */
export const sidesIn = ({ sides }: Standing): number => new Set(sides).size

/** Those who won; who won together is named together. */
export const winnersOf = ({ sides, winners }: Standing, name: (seat: number) => string): string =>
  [...new Set(winners.map((seat) => sides[seat]))]
    .map((side) =>
      winners
        .filter((seat) => sides[seat] === side)
        .map(name)
        .join(' & '),
    )
    .join(', ')

/** Seats from the best to the last, with their places; partners stand side by side. */
export function placesOf(result: Standing): { seat: number; place: number }[] {
  const { sides, totals, ranks } = result
  const sum = totals.map((_, seat) => together(result, seat))
  return totals
    .map((_, seat) => seat)
    .toSorted((a, b) => sum[b] - sum[a] || totals[b] - totals[a])
    .map((seat) => ({
      seat,
      place:
        ranks?.[seat] ?? 1 + totals.filter((_, other) => sum[other] > sum[seat] && sides[other] !== sides[seat]).length,
    }))
}

/** By how much the winners are ahead of the best of the others. */
export function leadOf(result: Standing): number {
  const won = result.winners[0]
  if (won === undefined || sidesIn(result) < 2) return 0
  const others = result.totals.flatMap((_, seat) =>
    result.sides[seat] === result.sides[won] ? [] : [together(result, seat)],
  )
  return together(result, won) - Math.max(...others)
}

export interface Close {
  meter: Meter
  value: number
  /** Whose it is, where each seat has its own. */
  seat: number | null
  /** How far it is from where all would be lost. */
  left: number
}

/** How close each way to lose came that was not the end, the closest first. */
export function closest(meters: readonly Meter[]): Close[] {
  return meters
    .filter((meter) => meter.result === 'loses')
    .flatMap((meter) => {
      const values = Array.isArray(meter.value) ? meter.value : [meter.value]
      return values.map((value, seat) => ({
        meter,
        value,
        seat: Array.isArray(meter.value) && values.length > 1 ? seat : null,
        // Beyond its bound it was the end.
        left: (value - meter.bound) * Math.sign(meter.start - meter.bound || 1),
      }))
    })
    .filter(({ left }) => left > 0)
    .toSorted(
      (a, b) => a.left / Math.abs(a.meter.start - a.meter.bound) - b.left / Math.abs(b.meter.start - b.meter.bound),
    )
}

/** So many lines tell how a game came to its end. */
const LAST = 4

/** How it happened: the last lines of the log. */
export function ending(turns: readonly Turn[]): Turn['lines'] {
  return (turns.findLast((turn) => turn.lines.length)?.lines ?? []).slice(-LAST)
}

/** Who won, in a sentence's terms: I alone, I with others, others, or nobody. */
export function victory(
  { winners }: Standing,
  mine: readonly number[],
): { who: 'you' | 'you-with' | 'others' | 'nobody'; others: number[] } {
  if (!winners.length) return { who: 'nobody', others: [] }
  // Whoever plays several seats at one screen is none of them more than the others.
  if (mine.length !== 1 || !winners.includes(mine[0])) return { who: 'others', others: [...winners] }
  const others = winners.filter((seat) => seat !== mine[0])
  return { who: others.length ? 'you-with' : 'you', others }
}
