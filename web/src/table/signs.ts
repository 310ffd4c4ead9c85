/** What the great actions of a game look like, and what they do. */
import type Undo2 from '@lucide/svelte/icons/undo-2'

export interface Sign {
  icon: typeof Undo2
  /** The message that says in a few words what it does. */
  what?: string
  /** The token of its colour, where the game gives it one. */
  tone?: string
}

/** By the verbs of the options. */
export type Signs = Record<string, Sign>
