/** The moments of Ancient Knowledge: a technology is learned, a monument sinks. */
import type { Moments } from '../moments'
import Picture from './MomentPicture.svelte'

export const MOMENTS: Moments = {
  kinds: { learn: { moment: 'learn', tune: 'learn' }, decline: { moment: 'decline', tune: 'decline' } },
  Picture,
}
