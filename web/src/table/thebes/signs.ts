/** What the only action of Thebes looks like that no board shows. */
import RefreshCw from '@lucide/svelte/icons/refresh-cw'
import type { Signs } from '../signs'

export const SIGNS: Signs = { change: { icon: RefreshCw } }
