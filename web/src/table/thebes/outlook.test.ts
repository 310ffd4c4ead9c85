import { expect, it } from 'vitest'
import type { Offer } from '../../lib/wire'
import { thrifty } from './outlook'

/** A dig of so many weeks, after a trip of two, for so many tokens. */
const dig = (weeks: number, tokens: number): Offer =>
  ({
    option: weeks,
    targets: [['weeks', weeks]],
    notes: [{ text: '', args: { tokens, weeks: weeks + 2 } }],
  }) as unknown as Offer
const weeksOf = (offer: Offer): number => offer.targets[0][1]

it('begins with the fewest weeks that bring the same tokens, the trip counted', () => {
  const all = [dig(1, 0), dig(2, 3), dig(3, 3), dig(4, 3), dig(12, 6)]
  expect(weeksOf(thrifty(all, weeksOf))).toBe(2)
  expect(weeksOf(thrifty(all.toReversed(), weeksOf))).toBe(2)
})

it('stays longer where that is worth the trip', () => {
  expect(weeksOf(thrifty([dig(1, 1), dig(2, 2), dig(6, 6)], weeksOf))).toBe(6)
})
