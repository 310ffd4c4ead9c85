/** The games that have a folder beside the table, and their pictures. */
import type { Pen } from '../art/pen'
import { drawPoster, desert } from '../art/poster'

/** What a game's folder says of it, in its `game.ts`. Its colours come along with it. */
export interface OwnGame {
  /** Its place among the games of the house. */
  place: number
  /** Its picture (480 × 300). */
  poster: (p: Pen) => void
  /** Whether cards have names of their own, by which the rules lead to them: its gallery opens `cards/<game>/12`. */
  named?: boolean
}

const FOLDERS = import.meta.glob<OwnGame>('../table/*/game.ts', { eager: true, import: 'default' })
const GAMES = new Map(
  Object.entries(FOLDERS)
    .map(([path, own]) => [path.split('/').at(-2) ?? '', own] as const)
    .toSorted(([, a], [, b]) => a.place - b.place),
)

/** Their ids, in the order in which they are always shown. */
export const OWN: readonly string[] = [...GAMES.keys()]

/** The game as it is printed: one with house rules is called after it, with eight digits behind, and shown like it. */
export function printed(game: string): string {
  const home = /^(.+)-[0-9a-f]{8}$/.exec(game)?.[1] ?? game
  return GAMES.has(home) ? home : game
}

/** Whether the rules of a game lead to its cards. */
export const isNamed = (game: string): boolean => GAMES.get(printed(game))?.named ?? false

const drawn = new Map<string, string>()

/** The picture of a game, drawn once. */
export function posterOf(game: string): string {
  let picture = drawn.get(game)
  if (!picture) drawn.set(game, (picture = drawPoster(GAMES.get(printed(game))?.poster ?? desert)))
  return picture
}
