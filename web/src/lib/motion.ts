/** How long things move: as the person likes it, and not at all for those who want no movement. */
import { settings } from './settings.svelte'

const still = matchMedia('(prefers-reduced-motion: reduce)')
const DURATIONS = { calm: 380, brisk: 200, instant: 0 }

export const duration = (): number => (still.matches ? 0 : DURATIONS[settings.speed])
