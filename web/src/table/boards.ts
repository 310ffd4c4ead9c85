/** The board of each game; a game without one is shown in words. */
import type { Component } from 'svelte'

const BOARDS: Record<string, () => Promise<{ default: Component }>> = {
  ancient: () => import('./ancient/Board.svelte'),
  thebes: () => import('./thebes/Board.svelte'),
  mammothodus: () => import('./mammothodus/Board.svelte'),
}

export const boardOf = (game: string): Promise<{ default: Component }> =>
  (BOARDS[game] ?? (() => import('./PlainBoard.svelte')))()
