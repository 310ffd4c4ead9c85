/** What a result says: who stands where, by how much, and together with whom. Pure, so that it can be tested. */
import type { Schemas } from '../lib/api'

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
