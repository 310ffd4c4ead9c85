/** The moment of Thebes: an exhibition opens. */
import type { Moments } from '../moments'
import Picture from './MomentPicture.svelte'

export const MOMENTS: Moments = { kinds: { exhibit: { moment: 'exhibition', tune: 'learn' } }, Picture }
