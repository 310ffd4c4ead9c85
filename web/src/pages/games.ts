/** What all pages say alike of a game. */
import { games } from '../lib/games.svelte'
import { t } from '../lib/text.svelte'

/** The paces that the client offers. */
export const PACES = ['none', '600+15', '1800+30', '24h', '72h']

/** The game an address names, or the first one. */
export const gameOf = (name: string | undefined): string => games().find((game) => game === name) ?? games()[0]

/** How long one may think, in words; a table set up by a program may have a pace of its own. */
export function paceText(pace: string): string {
  const [bank, more] = pace.split('+').map(Number)
  const id = `new-pace-${pace.replace('+', '-')}`
  return more === undefined || PACES.includes(pace)
    ? t(id)
    : t('new-pace-clock', { minutes: Math.round(bank / 60), seconds: more })
}
