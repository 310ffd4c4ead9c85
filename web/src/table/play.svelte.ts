/** What every part of a table needs: the table, the options on it, and what can be done with them. */
import { getContext, setContext } from 'svelte'
import type { Offer, Update } from '../lib/wire'
import { Offers } from '../lib/offers'
import type { TableLike } from '../lib/socket.svelte'
import type { Replay } from './replay.svelte'

const KEY = Symbol('play')

export class Play {
  constructor(
    readonly table: TableLike,
    readonly replay: Replay | null = null,
  ) {}

  readonly update = $derived.by((): Update | null => this.table.update)
  readonly offers = $derived.by(() => new Offers(this.update?.decision?.offers ?? []))
  readonly names = $derived.by((): string[] => this.table.info?.seats.map((seat) => seat.name) ?? [])
  /** The seat whose board is shown as one's own; a spectator looks over the first one's shoulder. */
  readonly seat = $derived.by((): number => this.table.seat ?? 0)
  readonly mine = $derived.by((): boolean => this.table.seat !== null)

  name(seat: number): string {
    return this.names[seat] ?? ''
  }

  choose(offer: Offer): void {
    if (!this.table.busy) void this.table.choose(offer.option)
  }
}

export const providePlay = (play: Play): void => void setContext(KEY, play)
export const usePlay = (): Play => getContext(KEY)
