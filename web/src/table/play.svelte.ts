/** What every part of a table needs: the table, the options on it, and what can be done with them. */
import { getContext, setContext } from 'svelte'
import { printed } from '../lib/own-games'
import { settings } from '../lib/settings.svelte'
import { called, t } from '../lib/text.svelte'
import type { Views } from '../lib/views'
import type { Bind, Happening, Hint, Meter, Note, Offer, Said, Turn, Update, Way } from '../lib/wire'
import { Offers } from '../lib/offers'
import type { TableLike } from '../lib/socket.svelte'
import { Coach } from './coach.svelte'
import { Guide } from './guide.svelte'
import type { Past } from './past.svelte'
import type { Replay } from './replay.svelte'
import type { Solving } from './solving.svelte'
import { costOf, gathers, goal, lacking, payments, pays, repaid, things, told, Ways } from './ways.svelte'

const KEY = Symbol('play')

export class Play {
  constructor(
    readonly table: TableLike,
    readonly replay: Replay | null = null,
    /** The puzzle, if this is the table of one. */
    readonly puzzle: Solving | null = null,
  ) {}

  /** What the others did, being gone through once more. */
  past = $state.raw<Past | null>(null)
  /** What the table shows while something is still being told: how it was before. */
  private held = $state.raw<{ update: Update; turns: Turn[] } | null>(null)
  /** Whoever tells of happenings by and by: what they tell is not shown before. */
  teller: ((news: readonly Happening[]) => boolean) | null = null
  private shown: { update: Update; turns: Turn[] } | null = null

  /** The table as far as it has been told. */
  readonly update = $derived.by(
    (): Update | null => this.past?.update ?? (this.held ? { ...this.held.update, decision: null } : this.table.update),
  )
  readonly turns = $derived.by((): Turn[] => this.held?.turns ?? this.table.turns)
  readonly offers = $derived.by(() => new Offers(this.update?.decision?.offers ?? []))
  readonly names = $derived.by((): string[] => {
    const seats = this.table.info?.seats ?? []
    const first = seats.findIndex(({ mine }) => mine)
    return seats.map((seat, n) => (seat.mine && n > first && this.sides[n]) || called(seat))
  })
  /** What each seat plays, where seats differ in that, as a board says: a further seat of one's own is called so. */
  sides = $state.raw<string[]>([])
  /** The seat whose board is shown as one's own; a spectator looks over the first one's shoulder. */
  readonly seat = $derived.by((): number => this.table.seat ?? 0)
  readonly mine = $derived.by((): boolean => this.table.seat !== null)
  /** One person leads several sides here. */
  readonly several = $derived.by((): boolean => (this.table.info?.seats ?? []).filter(({ mine }) => mine).length > 1)

  /** The table has got an update: what is yet to be told of it is held back. */
  receive(update: Update | null): void {
    if (!update) return
    const before = this.shown
    const news = this.table.moments.filter(({ length }) => before !== null && length > before.update.length)
    const tells = before !== null && this.teller?.(news.flatMap((moment) => moment.happenings))
    if (tells && !this.held) this.held = before
    this.shown = { update, turns: this.table.turns }
  }

  /** All has been told. */
  release(): void {
    this.held = null
  }

  /** From what was gone through once more to the game as it stands. */
  comeBack(): void {
    this.past?.rest()
    this.past = null
  }

  /** What this seat may know, as the game declares it; nothing at a table of another game. */
  view<G extends keyof Views>(game: G): Views[G] | undefined {
    return printed(this.table.info?.game ?? '') === game ? (this.update?.view as Views[G] | undefined) : undefined
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

  /** What a thing does that is chosen, where the table does not show it. A board fills it in. */
  does: (thing: string) => string = () => ''
  /** Sorts of things that a wide board shows with their price where several choices lead there. A board says. */
  priced: ReadonlySet<string> = new Set()
  /** What of all that binds is no harm alone with bots, because it can be taken back: a board says. */
  light: ReadonlySet<Bind> = new Set()

  /** Shows a card that is named somewhere; a board that can do so says how, and which. */
  open = $state.raw<((card: number) => void) | null>(null)
  opens: (card: number) => boolean = () => true

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

  /** What a game says of the side that is played now, where one person leads several. */
  whose = $state('')

  name(seat: number): string {
    return this.names[seat] ?? ''
  }

  /** The level of the bot that sits there; null of a person. */
  level(seat: number): string | null {
    return this.table.info?.seats[seat]?.level ?? null
  }

  /** Where several choices lead together. */
  readonly ways = new Ways(
    () => this.update,
    (option) => this.submit(option),
  )

  /** What verbs only open a further question, without doing anything yet. A board fills it in. */
  opening: ReadonlySet<string> = new Set()

  /** Questions that only put together what a verb has opened: nothing happens before they have been answered. */
  composing: ReadonlySet<string> = new Set()

  /** Somebody who asks “sure?” before much is given away, where that is wished. */
  readonly coach = new Coach(this)
  /** Whoever is guided reads what is said at a question before the game goes on. */
  readonly guide = new Guide(this)
  /** Whether a choice follows from one that was made before: nobody waits for a coach in the middle of a move. */
  private following = false

  /** Send a choice, unless a coach has something to say to it. */
  private submit(option: number): void {
    this.coach.check(option, this.following, () => void this.table.choose(option))
  }

  /** A choice that waits to be confirmed, perhaps with those that follow it, and the moment it was made for. */
  private wanted = $state.raw<{ offer: Offer; seq: number; way?: Way } | null>(null)
  readonly pending = $derived.by(() => (this.wanted && this.wanted.seq === this.update?.seq ? this.wanted : null))

  /** Whether other people sit at the table: with bots alone nobody has to agree. */
  private readonly company = $derived.by((): boolean =>
    (this.table.info?.seats ?? []).some((seat) => seat.kind === 'person' && !seat.mine),
  )
  /** Nothing is ever taken back at this table. */
  readonly final = $derived.by((): boolean => this.table.info?.undo === 'never')

  /**
   * Whether a choice is selected first and then confirmed: one that binds or ends the game, and any where nothing is
   * taken back. A button that says what it does (`said`) is asked about once more only among people.
   */
  confirms({ binds }: Pick<Offer, 'binds'>, said = false): boolean {
    if (settings.confirm !== 'irreversible') return settings.confirm === 'always'
    const grave = binds.some((bind) => this.company || !(said || this.light.has(bind)))
    return this.final || binds.includes('end') || grave
  }

  /** Why a choice that waits to be confirmed is hard to take back, in sentences. */
  readonly bonds = $derived.by((): string[] => {
    const binds = this.pending?.offer.binds ?? []
    const shown = binds.includes('chance') || binds.includes('reveal')
    return [
      ...binds.map((bind) => this.bond(bind)),
      ...(this.final ? [t('bind-final')] : this.company && shown ? [t('bind-company')] : []),
    ]
  })

  /** What binds, in the words of the game for such a choice, if it has any; it may be one's own turn again. */
  private bond(bind: string): string {
    const { targets = [], verb = '', notes = [] } = this.pending?.offer ?? {}
    const kind = verb || targets.at(-1)?.[0] || ''
    const game = `bind-${bind}-${this.table.info?.game}`
    const own = [`${game}-${kind}`, game].find((message) => t(message) !== message)
    if (own) return t(own)
    const order = notes.find((note) => note.args.order !== undefined)?.args.order
    const again = bind === 'turn' && String(order ?? '').split(', ')[0] === this.name(this.seat)
    return t(again ? 'bind-again' : `bind-${bind}`)
  }

  /** Select an option; what needs no confirmation is taken at once, and choosing it again confirms it. */
  choose(offer: Offer, said = false): void {
    if (this.table.busy) return
    if (this.selected(offer) || !this.confirms(offer, said)) this.take(offer)
    else this.wanted = { offer, seq: this.update?.seq ?? 0 }
  }

  /** Select an option on a map, where a click is easily amiss; it acts only for who wishes that of every click. */
  aim(offer: Offer): void {
    if (this.table.busy) return
    if (this.selected(offer) || settings.confirm === 'never') this.take(offer)
    else this.wanted = { offer, seq: this.update?.seq ?? 0 }
  }

  /** Whether this option waits to be confirmed. */
  selected(offer: Offer | undefined): boolean {
    return offer !== undefined && !this.pending?.way && this.pending?.offer.option === offer.option
  }

  /** Take an option that needs no more asking: its own button says what it does. */
  take(offer: Offer): void {
    if (this.table.busy) return
    const prompt = this.update?.decision?.prompt ?? ''
    this.passed = { ...this.passed, [prompt]: offer.option === 0 ? (this.passed[prompt] ?? 0) + 1 : 0 }
    if (offer.option === 0 && this.once.includes(prompt))
      this.standing = [...this.standing, { prompt, turn: this.turn[0], open: this.offering, label: offer.label }]
    this.submit(offer.option)
  }

  /** How many things are still to be given in payment for what waits to be confirmed. */
  readonly lacking = $derived.by((): number => (this.pending?.way ? lacking(this.pending.way) : 0))

  confirm(): void {
    if (this.lacking) return
    if (this.pending?.way && !this.table.busy) this.ways.go(this.pending.way)
    else if (this.pending) this.take(this.pending.offer)
  }

  /**
   * Point at a thing that several choices lead to, or give it in payment; false if there is nothing to it. What is
   * `shown` first waits until its way is taken there.
   */
  point(thing: string, shown = false): boolean {
    if (this.table.busy) return true
    const other = this.pending?.way && repaid(this.pending.way, thing)
    if (other) {
      this.plan(other)
      return true
    }
    if (this.pending?.way && goal(this.pending.way, thing)) {
      this.confirm()
      return true
    }
    if (!this.ways.leads(thing)) return false
    this.wanted = null
    const way = this.ways.point(thing, shown)
    if (way) this.lead(way)
    return true
  }

  /** Go a way: at once if nothing of it must be confirmed, and what it pays was seen (`said`) or is nothing. */
  lead(way: Way, said = false): void {
    // Cards that a click on the board would play are seen before: only whoever wants every click to act does without.
    const free = !payments(way).length && !costOf(way) && (settings.confirm === 'never' || !gathers(way))
    if ((said || free) && !this.confirms(way)) this.ways.go(way)
    else this.plan(way)
  }

  /** What the choice that waits to be confirmed does, where the table does not show it. */
  readonly effect = $derived.by((): string => {
    if (!this.pending) return ''
    const { offer, way } = this.pending
    return (way ? things(way) : offer.targets.map(([block, n]) => `${block} ${n}`)).map(this.does).join(' ')
  })

  private plan(way: Way): void {
    const [{ option, targets }] = way.steps
    const label = way.text || told(way)
    const offer = { option, verb: '', targets, label, message: '', notes: [], binds: way.binds }
    this.wanted = { offer, seq: this.update?.seq ?? 0, way }
  }

  /** Whether a thing would be given in payment. */
  paying(thing: string): boolean {
    return pays(this.pending?.way, thing)
  }

  /** Take back a step, or all of one's turn. */
  undo(grain: 'step' | 'turn'): void {
    if (!this.mine) return
    // Whoever takes back wants to be asked.
    this.lift()
    if (!this.update?.back) this.excuse = t(this.final ? 'table-undo-never' : 'table-undo-none')
    else
      this.table
        .act({ type: 'undo', grain, to: grain === 'step' ? this.ways.back : undefined })
        .catch((why: Error) => (this.table.trouble = why.message))
  }

  forgo(): void {
    this.wanted = null
    this.ways.forgo()
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
    this.coach.watch()
    if (this.guide.step) return
    this.following = true
    const led = this.ways.goOn()
    this.following = false
    if (led) return
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
    else if (
      this.passing.some(
        ({ prompt, open }) => prompt === decision.prompt && (open ?? this.offering) === this.offering,
      ) &&
      this.offers.all[0]?.option === 0
    )
      void this.table.choose(0)
  }

  /** Questions that are passed by without asking: for the rest of a turn, or (-1) until that is lifted. */
  private standing = $state.raw<{ prompt: string; turn: number; open?: string; label: string }[]>([])
  /** Questions that are put once in a turn, unless something else is on offer: whoever goes on, goes on. */
  once: string[] = []
  private readonly offering = $derived.by(() => this.offers.all.map(({ option }) => option).join())
  private readonly turn = $derived.by((): [number, number] => this.update?.turn ?? [0, 0])
  readonly passing = $derived.by(() => this.standing.filter(({ turn }) => turn < 0 || turn === this.turn[0]))
  /** What is answered without asking because somebody wished that, in the words of the answers. */
  readonly unasked = $derived.by(() => this.passing.filter(({ open }) => open === undefined).map(({ label }) => label))
  /** What passing is called here. */
  readonly passLabel = $derived.by(() => this.offers.all.find(({ option }) => option === 0)?.label ?? '')
  /** How often in a row each question was passed by. */
  private passed = $state.raw<Record<string, number>>({})

  /** Whether the question can be passed by from now on: in somebody else's turn, or when it was so before. */
  readonly declinable = $derived.by((): 'turn' | 'game' | null => {
    const prompt = this.update?.decision?.prompt
    if (!prompt || !this.offers.all.some(({ option }) => option === 0)) return null
    if (this.turn[1] !== this.table.seat) return 'turn'
    return (this.passed[prompt] ?? 0) >= 1 ? 'game' : null
  })

  decline(): void {
    const prompt = this.update?.decision?.prompt
    if (!prompt || !this.declinable) return
    const turn = this.declinable === 'turn' ? this.turn[0] : -1
    this.standing = [...this.standing, { prompt, turn, label: this.passLabel }]
    this.goOn()
  }

  lift(): void {
    this.standing = []
    this.passed = {}
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
