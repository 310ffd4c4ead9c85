/** A phone in either hand, or a window as low as one on its side: one zone at a time, and things are tapped. */
import { MediaQuery } from 'svelte/reactivity'

export const phone = new MediaQuery('(width < 768px), (height < 640px)')
