/** What every part of a table needs: the table, the options on it, and what can be done with them. */
import { getContext, setContext } from 'svelte'
import { settings } from '../lib/settings.svelte'
import { called } from '../lib/text.svelte'
import type { Views } from '../lib/views'
import type { Hint, Meter, Note, Offer, Said, Update } from '../lib/wire'
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
  readonly names = $derived.by((): string[] => this.table.info?.seats.map(called) ?? [])
  /** The seat whose board is shown as one's own; a spectator looks over the first one's shoulder. */
  readonly seat = $derived.by((): number => this.table.seat ?? 0)
  readonly mine = $derived.by((): boolean => this.table.seat !== null)

  /** What this seat may know, as the game declares it; nothing at a table of another game. */
  view<G extends keyof Views>(game: G): Views[G] | undefined {
    return this.table.info?.game === game ? (this.update?.view as Views[G] | undefined) : undefined
  }

  /** Which thing of a kind the question is about; -1 if it is about something else, or nothing. */
  about(kind: string): number {
    const [what, n] = this.update?.decision?.subject ?? ['', -1]
    return what === kind ? n : -1
  }

  /** Something that is counted up or down to a bound. */
  meter(name: string): Meter | undefined {
    return this.update?.meters.find((meter) => meter.name === name)
  }

  /** The tool in hand: clicks point at things (once) or put and take markers of the shared plan. */
  tool = $state<'ping' | 'mark' | null>(null)
  /** Something of mine is being shown that the result of the game waits for. */
  showing = $state(false)
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
    } else
      this.table.say(this.table.seat !== null && this.marks.get(thing)?.has(this.table.seat) ? 'unmark' : 'mark', thing)
    return true
  }

  name(seat: number): string {
    return this.names[seat] ?? ''
  }

  /** A choice that waits to be confirmed, and the moment it was made for. */
  private wanted = $state.raw<{ offer: Offer; seq: number } | null>(null)
  readonly pending = $derived.by(() => (this.wanted && this.wanted.seq === this.update?.seq ? this.wanted : null))

  /** Whether other people sit at the table: with bots alone everything can be taken back. */
  private readonly company = $derived.by((): boolean =>
    (this.table.info?.seats ?? []).some((seat) => seat.kind === 'person' && !seat.mine),
  )

  /** Take an option; what would bind me is asked about once more, and choosing it again confirms it. */
  choose(offer: Offer): void {
    if (this.table.busy) return
    if (this.pending?.offer.option === offer.option) this.confirm()
    else if (
      settings.confirm === 'always' ||
      (settings.confirm === 'irreversible' && this.company && offer.binds.length)
    )
      this.wanted = { offer, seq: this.update?.seq ?? 0 }
    else void this.table.choose(offer.option)
  }

  confirm(): void {
    if (this.pending && !this.table.busy) void this.table.choose(this.pending.offer.option)
  }

  forgo(): void {
    this.wanted = null
  }

  /** Effects that are due together are taken as they are listed, until nothing more is asked of this seat. */
  private listed = false

  takeListed(): void {
    this.listed = true
    this.goOn()
  }

  /** What is left of a move that somebody has decided on as a whole. */
  private steps: Hint['steps'] = []

  /** Do a whole move, choice by choice. */
  follow(steps: Hint['steps']): void {
    this.steps = steps.filter((step) => !step.forced)
    this.goOn()
  }

  /**
   * A new question: the next choice of a move that was decided on, as long as it is what is asked; and if it asks for
   * an order and there is to be none in particular, it answers itself.
   */
  goOn(): void {
    const decision = this.update?.decision
    if (!decision) {
      this.listed = false
      return
    }
    const [step, ...left] = this.steps
    this.steps = []
    if (step?.prompt === decision.prompt && decision.offers.some((offer) => offer.option === step.option)) {
      this.steps = left
      void this.table.choose(step.option)
    } else if (this.listed && decision.prompt === 'order') void this.table.choose(decision.offers[0].option)
  }

  // What is not on offer, and why

  /** Why tempting things are not on offer now. */
  readonly reasons = $derived.by((): Note[] => this.update?.decision?.reasons ?? [])
  /** The reason somebody has just asked for, by touching a thing that is not on offer. */
  excuse = $state.raw('')

  /** Why the thing that options call `card 12` is not on offer; nothing if there is nothing to say. */
  whyNot(thing: string): string {
    const [block, n] = thing.split(' ')
    return this.reasons.find((note) => note.targets.some(([b, m]) => b === block && m === Number(n)))?.text ?? ''
  }
}

export const providePlay = (play: Play): void => void setContext(KEY, play)
export const usePlay = (): Play => getContext(KEY)
