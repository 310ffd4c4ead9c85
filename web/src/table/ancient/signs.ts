/** What the actions of Ancient Knowledge look like, and what they do. */
import Archive from '@lucide/svelte/icons/archive'
import GraduationCap from '@lucide/svelte/icons/graduation-cap'
import Hammer from '@lucide/svelte/icons/hammer'
import Search from '@lucide/svelte/icons/search'
import Shovel from '@lucide/svelte/icons/shovel'
import type { Signs } from '../signs'

export const SIGNS: Signs = {
  create: { icon: Hammer, what: 'ak-does-create' },
  learn: { icon: GraduationCap, what: 'ak-does-learn' },
  archive: { icon: Archive, what: 'ak-does-archive' },
  excavate: { icon: Shovel, what: 'ak-does-excavate' },
  search: { icon: Search, what: 'ak-does-search' },
}
