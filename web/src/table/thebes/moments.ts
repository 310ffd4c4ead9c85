/** The moments of Thebes: an exhibition opens, a new year begins. */
import type { Moments } from '../moments'
import Picture from './MomentPicture.svelte'

export const MOMENTS: Moments = {
  kinds: { exhibit: { moment: 'exhibition', tune: 'learn' }, year: { moment: 'year', tune: 'portal', great: true } },
  Picture,
}
