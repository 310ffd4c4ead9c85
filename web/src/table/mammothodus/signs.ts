/** What the actions of Mammothodus look like, and what they do; four of them have the colour of their cards. */
import CopyPlus from '@lucide/svelte/icons/copy-plus'
import Footprints from '@lucide/svelte/icons/footprints'
import HandHeart from '@lucide/svelte/icons/hand-heart'
import Recycle from '@lucide/svelte/icons/recycle'
import Sprout from '@lucide/svelte/icons/sprout'
import Sun from '@lucide/svelte/icons/sun'
import Swords from '@lucide/svelte/icons/swords'
import type { Signs } from '../signs'

export const SIGNS: Signs = {
  move: { icon: Footprints, what: 'mm-act-move', tone: '--land-green' },
  attack: { icon: Swords, what: 'mm-act-attack', tone: '--land-red' },
  care: { icon: HandHeart, what: 'mm-act-care', tone: '--land-yellow' },
  adapt: { icon: Sprout, what: 'mm-act-adapt', tone: '--land-blue' },
  degrade: { icon: Recycle, what: 'mm-act-degrade' },
  activate: { icon: Sun, what: 'mm-act-activate' },
  draw: { icon: CopyPlus },
}
