/** What the actions of Ancient Knowledge look like. */
import Archive from '@lucide/svelte/icons/archive'
import GraduationCap from '@lucide/svelte/icons/graduation-cap'
import Hammer from '@lucide/svelte/icons/hammer'
import Search from '@lucide/svelte/icons/search'
import Shovel from '@lucide/svelte/icons/shovel'

export const SIGNS: Record<string, typeof Hammer> = {
  create: Hammer,
  learn: GraduationCap,
  archive: Archive,
  excavate: Shovel,
  search: Search,
}
