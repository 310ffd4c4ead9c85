/** The moments of Mammothodus: a spirit comes, a generation changes, a place rises, the portal opens, all is lost. */
import type { Moments } from '../moments'
import Picture from './MomentPicture.svelte'

export const MOMENTS: Moments = {
  kinds: {
    summon: { moment: 'spirit', tune: 'spirit', great: true, dire: true },
    generation: { moment: 'generation', tune: 'turn' },
    fragment: { moment: 'fragment', tune: 'spirit' },
    raise: { moment: 'place', tune: 'learn', great: true },
    victory: { moment: 'portal', tune: 'portal', great: true },
    defeat: { moment: 'defeat', tune: 'decline', great: true, dire: true },
  },
  Picture,
  ends: { won: 'portal', lost: 'defeat' },
}
