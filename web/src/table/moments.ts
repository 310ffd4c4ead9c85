/** Which happenings are moments. Pure, so that it can be tested. */
import type { Component } from 'svelte'
import type { Tune } from '../lib/sound'
import type { Happening } from '../lib/wire'

/** What a game makes of a kind of happening. */
export interface Celebration {
  moment: string
  tune: Tune
  /** Where much happens at once, it is not to be hidden by what follows it. */
  great?: boolean
  /** It bodes ill. */
  dire?: boolean
}

/** A moment that is being celebrated. */
export interface Celebrated extends Celebration {
  line: string
  /** The card it is about; none is -1. */
  card: number
  seat: number
  amount: number
}

/** The moments of a game: by the kind of the happening, and what they look like. */
export interface Moments {
  kinds: Readonly<Record<string, Celebration>>
  Picture: Component<{ moment: string; card: number; seat?: number; amount?: number }>
  /** The pictures of the end, where all win or lose together. */
  ends?: { won: string; lost: string }
}

/** One moment among what is new: the last great one, or else the last. */
export function momentOf(kinds: Moments['kinds'], news: readonly Happening[]): Celebrated | null {
  const all = news.filter((h) => h.kind in kinds)
  const found = all.findLast((h) => kinds[h.kind].great) ?? all.at(-1)
  return found
    ? {
        ...kinds[found.kind],
        line: found.line ?? '',
        card: found.cards[0] ?? -1,
        seat: found.seat,
        amount: found.amount,
      }
    : null
}
