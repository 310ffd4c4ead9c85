/** Which happenings are moments. Pure, so that it can be tested. */
import type { Happening } from '../lib/wire'

export type Moment = 'learn' | 'decline' | 'spirit' | 'portal'

const KINDS: Record<string, Moment> = { learn: 'learn', decline: 'decline', summon: 'spirit', fragment: 'portal', victory: 'portal' }

/** The last moment among what is new: when much happens at once only the end of it is celebrated. */
export function momentOf(news: readonly Happening[]): { moment: Moment; line: string } | null {
  const last = news.findLast((h) => h.kind in KINDS)
  return last ? { moment: KINDS[last.kind], line: last.line ?? '' } : null
}
