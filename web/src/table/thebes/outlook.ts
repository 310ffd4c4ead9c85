/** What each option costs and leads to, as the question tells it; by the option's number. */
import { t } from '../../lib/text.svelte'
import type { Offer, Remark } from '../../lib/wire'

export interface Outlook {
  /** What an option costs, said short; and in weeks, as far as they are known. */
  costs: Record<number, string>
  weeks: Record<number, number>
  /** The week it would be then. */
  thens: Record<number, number>
  /** What an option leads to, in a sentence. */
  told: (option: number) => string
  /** Where it leads. */
  place: (option: number) => number
}

function cost({ args }: Remark): string {
  if (args.weeks !== undefined) return t('th-weeks', { n: Number(args.weeks) })
  return args.travel !== undefined ? t('th-travel', { n: Number(args.travel) }) : ''
}

/**
 * The number of weeks a dial begins with: most tokens for the weeks that go by, trip and all; of those that bring the
 * same, the fewest.
 */
export function thrifty(offers: readonly Offer[], weeksOf: (offer: Offer) => number): Offer {
  const worth = (offer: Offer): number => {
    const args = offer.notes.at(-1)?.args
    return Number(args?.tokens ?? 0) / Math.max(1, Number(args?.weeks ?? weeksOf(offer)))
  }
  return offers.reduce((best, offer) => {
    const more = worth(offer) - worth(best)
    return more > 1e-9 || (Math.abs(more) < 1e-9 && weeksOf(offer) < weeksOf(best)) ? offer : best
  })
}

/** The weeks of a dig are told on the dial. */
export function outlook(offers: readonly Offer[]): Outlook {
  const notes = new Map(offers.flatMap(({ option, verb, notes }) => (verb === 'weeks' ? [] : [[option, notes.at(0)]])))
  const known = [...notes].flatMap(([option, note]) => (note ? [[option, note] as const] : []))
  const by = <T>(pick: (note: Remark) => T | undefined): Record<number, T> =>
    Object.fromEntries(
      known.flatMap(([option, note]) => {
        const found = pick(note)
        return found === undefined ? [] : [[option, found]]
      }),
    )
  const number = (value: unknown): number | undefined => (value === undefined ? undefined : Number(value))
  return {
    costs: by(cost),
    weeks: by(({ args }) => number(args.weeks ?? args.travel)),
    thens: by(({ args }) => (args.finished === 'yes' ? undefined : number(args.week))),
    told: (option) => notes.get(option)?.text ?? '',
    place: (option) => Number(notes.get(option)?.args.place ?? -1),
  }
}
