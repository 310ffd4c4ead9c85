/**
 * The games: those with a folder beside the table have a board and a gallery of their own; whatever else the server has
 * is shown in words. No other part of the client knows a game by its name.
 */
import type { Component } from 'svelte'
import { need, server, type GameInfo } from './api'
import { OWN, printed } from './own-games'
import { settings } from './settings.svelte'
import { t } from './text.svelte'

/** Loaded when they are opened: the board of a game, and all that can be held or lie on its table. */
const BOARDS = import.meta.glob<{ default: Component }>('../table/*/Board.svelte')
const GALLERIES = import.meta.glob<{ default: Component<{ game: string }> }>('../table/*/Gallery.svelte')
/** The pictures of what a setting gives to each seat, in games that have such a setting. */
export interface Emblem {
  value: string
  /** The seat that has it, or -1. */
  seat: number
  size: number
}
const EMBLEMS = import.meta.glob<{ default: Component<Emblem> }>('../table/*/Emblem.svelte')

let guests = $state.raw<GameInfo[]>([])
let asked: Promise<void> | null = null

/** All games of this house: our own, and those of other packages as soon as the server has told of them. */
export const games = (): readonly string[] => [...OWN, ...guests.map((info) => info.id)]

/** Ask the server, once or anew, for games that have no folder here. */
export function meetGuests(anew = false): Promise<void> {
  if (anew) asked = null
  asked ??= need(server.GET('/api/games', { params: { query: { language: settings.language } } })).then(
    (all) => void (guests = all.filter((info) => !OWN.includes(info.id))),
    () => void (asked = null),
  )
  return asked
}

/** What the server says of a game that has no folder here. */
export const guestOf = (game: string): GameInfo | null => guests.find((info) => info.id === game) ?? null

/** Whether a game has a guided first game. */
export const isTaught = (game: string): boolean => OWN.includes(game) || (guestOf(game)?.guided ?? false)

/** Say something of a game, if there is such a message. */
function said(game: string, what: string): string {
  const id = `game-${printed(game)}-${what}`
  const text = t(id)
  return text === id ? '' : text
}

export function titleOf(game: string): string {
  const guest = guestOf(game)
  // Behind the printed title, in the reader's language, stands what the house rules are called.
  if (guest?.printed) return `${said(game, 'title')}: ${guest.title.slice(guest.title.indexOf(': ') + 2)}`
  return guest?.title ?? (said(game, 'title') || game)
}
export const pitchOf = (game: string): string => said(game, 'pitch')

/** What "Play now" means in a game. */
export const nowOf = (game: string): string => said(game, 'now') || t('play-now-hint')

/** How many play it, and how long. */
export function factsOf(game: string): string {
  const guest = guestOf(game)
  return said(game, 'facts') || (guest ? t('game-other-facts', { fewest: guest.fewest, most: guest.most }) : '')
}

/** The board of a game, or the one that tells any table in words. */
export const boardOf = (game: string): Promise<{ default: Component }> =>
  (BOARDS[`../table/${printed(game)}/Board.svelte`] ?? (() => import('../table/PlainBoard.svelte')))()

export const galleryOf = (game: string): Promise<{ default: Component<{ game: string }> }> =>
  (GALLERIES[`../table/${printed(game)}/Gallery.svelte`] ?? (() => import('../pages/PlainGallery.svelte')))()

export const emblemOf = (game: string): Promise<Component<Emblem> | null> =>
  EMBLEMS[`../table/${printed(game)}/Emblem.svelte`]?.().then(({ default: picture }) => picture) ??
  Promise.resolve(null)
