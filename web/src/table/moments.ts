/** Which happenings are moments. Pure, so that it can be tested. */
import type { Tune } from '../lib/sound'
import type { Happening } from '../lib/wire'

export type Moment = 'learn' | 'decline' | 'spirit' | 'fragment' | 'place' | 'portal' | 'defeat' | 'exhibition'

const KINDS: Record<string, Moment> = {
  learn: 'learn',
  decline: 'decline',
  summon: 'spirit',
  fragment: 'fragment',
  raise: 'place',
  victory: 'portal',
  defeat: 'defeat',
  exhibit: 'exhibition',
}
/** Where much happens at once, these are not to be hidden by what follows them. */
const GREAT: readonly Moment[] = ['spirit', 'place', 'portal', 'defeat']

export const TUNE: Record<Moment, Tune> = {
  learn: 'learn',
  decline: 'decline',
  spirit: 'spirit',
  fragment: 'spirit',
  place: 'learn',
  portal: 'portal',
  defeat: 'decline',
  exhibition: 'learn',
}

/** The number of the first spirit among all cards of Mammothodus; a test compares it with the game's. */
export const SPIRITS = 112

export interface Celebrated {
  moment: Moment
  line: string
  /** Which of the three spirits has come. */
  which: number
  /** The card it is about; none is -1. */
  card: number
}

/** One moment among what is new: the last great one, or else the last. */
export function momentOf(news: readonly Happening[]): Celebrated | null {
  const all = news.filter((h) => h.kind in KINDS)
  const found = all.findLast((h) => GREAT.includes(KINDS[h.kind])) ?? all.at(-1)
  return found
    ? {
        moment: KINDS[found.kind],
        line: found.line ?? '',
        which: (found.cards[0] ?? SPIRITS) - SPIRITS,
        card: found.cards[0] ?? -1,
      }
    : null
}
