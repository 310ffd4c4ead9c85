/** The pages, loaded when they are opened. */
import type { Component } from 'svelte'

const PAGES: Record<string, () => Promise<{ default: Component }>> = {
  cards: () => import('../pages/Gallery.svelte'),
  table: () => import('../pages/TablePage.svelte'),
  new: () => import('../pages/NewTable.svelte'),
  join: () => import('../pages/Join.svelte'),
  tables: () => import('../pages/MyTables.svelte'),
  reset: () => import('../pages/Reset.svelte'),
  replay: () => import('../pages/ReplayPage.svelte'),
  rules: () => import('../pages/Rules.svelte'),
  profile: () => import('../pages/Profile.svelte'),
  daily: () => import('../pages/Daily.svelte'),
  lobby: () => import('../pages/Lobby.svelte'),
  mistakes: () => import('../pages/Mistakes.svelte'),
  analysis: () => import('../pages/Analysis.svelte'),
  about: () => import('../pages/About.svelte'),
  ratings: () => import('../pages/Ratings.svelte'),
  puzzles: () => import('../pages/Puzzles.svelte'),
  puzzle: () => import('../pages/PuzzlePage.svelte'),
  nowhere: () => import('../pages/Nowhere.svelte'),
}

export const pageOf = async (name: string): Promise<Component> => (await (PAGES[name] ?? PAGES.nowhere)()).default
