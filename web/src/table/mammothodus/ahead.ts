/** What the next human card may bring, and which of it ends the game. Pure, so that it can be tested. */
import type { Note } from '../../lib/wire'

type Told = Pick<Note, 'message' | 'args'>

/** Whether the game is lost when this comes. */
export const ends = ({ message, args }: Told): boolean =>
  message === 'forecast-trail' || message === 'forecast-time' || !['no', undefined].includes(args.lost as string)

/** Of how many cards how many lose the game; nothing where none does, or where it is lost in any case. */
export function chance(fatal: readonly Told[]): { n: number; of: number } | null {
  const counted = fatal.filter(({ args }) => Number(args.deck) > 0)
  const n = counted.reduce((sum, { args }) => sum + Number(args.left), 0)
  return n ? { n, of: Number(counted[0].args.deck) } : null
}
