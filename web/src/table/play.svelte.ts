/** What every part of a table needs: the table, the options on it, and what can be done with them. */
import { getContext, setContext } from 'svelte'
import type { Offer, Said, Update } from '../lib/wire'
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

  /** The tool in hand: clicks point at things (once) or put and take markers of the shared plan. */
  tool = $state<'ping' | 'mark' | null>(null)
  /** What things are called, by what options call them: `card 12`. A board fills it in. */
  nameOf: (thing: string) => string = (thing) => thing

  /** Who has marked what in the shared plan. */
  readonly marks = $derived.by(() => {
    const marked = new Map<string, Set<number>>()
    for (const { kind, body, seat } of this.table.said) {
      if (kind === 'mark') marked.set(body, new Set([...(marked.get(body) ?? []), seat]))
      else if (kind === 'unmark') marked.get(body)?.delete(seat)
    }
    return marked
  })

  /** What somebody points at just now. */
  readonly pointed = $derived.by((): Said | undefined => this.table.said.findLast((said) => said.kind === 'ping'))

  marksAt(thing: string): number[] {
    return [...(this.marks.get(thing) ?? [])].sort()
  }

  /** Use the tool in hand on a thing; false if there is none. */
  useTool(thing: string): boolean {
    if (!this.tool) return false
    if (this.tool === 'ping') {
      this.table.say('ping', thing)
      this.tool = null
    } else this.table.say(this.table.seat !== null && this.marks.get(thing)?.has(this.table.seat) ? 'unmark' : 'mark', thing)
    return true
  }

  name(seat: number): string {
    return this.names[seat] ?? ''
  }

  choose(offer: Offer): void {
    if (!this.table.busy) void this.table.choose(offer.option)
  }
}

export const providePlay = (play: Play): void => void setContext(KEY, play)
export const usePlay = (): Play => getContext(KEY)
