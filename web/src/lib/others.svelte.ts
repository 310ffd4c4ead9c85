/** Games that other packages have brought to the server: the client knows of them what the server tells. */
import { GAMES } from '../pages/games'
import { need, server, type GameInfo } from './api'
import { t, teach } from './text.svelte'

let found = $state.raw<GameInfo[]>([])

export const others = (): GameInfo[] => found

/** The games one can play here, by id: ours, then those of other packages. */
export const allGames = (): string[] => [...GAMES, ...found.map((game) => game.id)]

/** Ask the server; without an answer there are none. */
export async function findOthers(): Promise<void> {
  const games = await need(server.GET('/api/games', { params: { query: {} } })).catch((): GameInfo[] => [])
  const strange = games.filter((game) => !GAMES.some((ours) => ours === game.id))
  for (const { id, title, fewest, most } of strange) {
    teach(`game-${id}-title`, () => title)
    teach(`game-${id}-facts`, () => t('game-other-facts', { fewest, most }))
  }
  found = strange
}
