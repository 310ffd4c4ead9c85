/**
 * Whole moves. The server tells where several choices lead (`ways`): a thing further off is pointed at, what is still
 * open is asked for, and the choices are sent one after the other, as long as each question is the expected one.
 */
import { t } from '../lib/text.svelte'
import type { Update, Way, WayStep } from '../lib/wire'

/** What options call the things a step points at: `card 12`. */
const thingsOf = (step: WayStep): string[] => step.targets.map(([block, n]) => `${block} ${n}`)
const paid = (step: WayStep): boolean => step.among.length > 0
/** The step a way is for: the last one that is no payment. */
const goalOf = (way: Way): WayStep => way.steps.findLast((step) => !paid(step)) ?? way.steps[0]

/** Where in a way these things have been met, one after the other; -1 if it does not lead by them. */
function met(way: Way, things: readonly string[]): number {
  let at = -1
  for (const thing of things) {
    at = way.steps.findIndex((step, i) => i > at && !paid(step) && thingsOf(step).includes(thing))
    if (at < 0) return -1
  }
  return at
}

/** Whether a way is nothing but passing. */
const passes = (way: Way): boolean => way.steps.every((step) => step.option === 0)

/**
 * What a way does, in the words of its choices; an action is not named before the choice that says it again, and what
 * is done several times is counted.
 */
export function told(way: Way): string {
  const counted = new Map<string, number>()
  for (const { label } of way.steps.filter((step) => passes(way) || (step.option !== 0 && !paid(step))))
    counted.set(label, (counted.get(label) ?? 0) + 1)
  return [...counted]
    .filter(
      ([label], i, all) =>
        !all
          .at(i + 1)
          ?.at(0)
          ?.toString()
          .toLowerCase()
          .includes(label.toLowerCase()),
    )
    .map(([label, n]) => (n > 1 ? t('way-times', { what: label, n }) : label))
    .join(', ')
}

/** What a way says it costs, in the terms of the game; nothing if it says nothing of that. */
export function costOf(way: Way): number | undefined {
  const cost = goalOf(way).notes.find(({ args }) => 'cost' in args)?.args.cost
  return cost === undefined ? undefined : Number(cost)
}

/** What the last choice of a way costs, and what it brings for that, in sentences. */
export const broughtBy = (way: Way): string[] =>
  costOf(way) === undefined ? [] : goalOf(way).notes.map(({ text }) => text)

export class Ways {
  constructor(
    private readonly update: () => Update | null,
    private readonly send: (option: number) => void,
  ) {}

  private found = $state.raw<{ seq: number; ways: Way[] }>({ seq: -1, ways: [] })
  private readonly all = $derived.by((): Way[] => (this.found.seq === this.update()?.seq ? this.found.ways : []))
  /** What has been pointed at so far, and the ways that end there. */
  private picked = $state.raw<{ seq: number; things: string[]; ways: Way[] }>({ seq: -1, things: [], ways: [] })
  readonly picks = $derived.by(() => (this.picked.seq === this.update()?.seq ? this.picked.things : []))
  readonly led = $derived.by((): Way[] => (this.picked.seq === this.update()?.seq ? this.picked.ways : []))
  /** Taking all there is of what is asked for, if that is more than one. */
  readonly everything = $derived.by((): Way | undefined => this.all.find((way) => way.all))

  /** Passing all that is still asked in this turn, if that is more than one question. */
  readonly nothing = $derived.by((): Way | undefined => this.all.find(passes))

  /** The ways that begin with an option and go on from there. */
  from(option: number): Way[] {
    return this.all.filter((way) => way.steps[0].option === option && goalOf(way) !== way.steps[0])
  }

  hear(seq: number, ways: Way[]): void {
    this.found = { seq, ways }
  }

  /** Whether a thing that is not on offer itself can be pointed at, after what has been pointed at already. */
  leads(thing: string): boolean {
    return this.after(thing).ways.length > 0
  }

  /** What the way to a thing costs; also what is paid without a question, because nothing else is left. */
  price(thing: string): number | undefined {
    const way = this.after(thing).ways.at(0)
    return way && (costOf(way) ?? way.steps.filter(paid).length)
  }

  isPicked(thing: string): boolean {
    return this.picks.includes(thing)
  }

  /** Whether what has been pointed at leads on to a thing. */
  goesOn(thing: string): boolean {
    return this.picks.length > 0 && this.after(thing).things.length > 1
  }

  private after(thing: string): { things: string[]; ways: Way[] } {
    const to = (things: string[]): { things: string[]; ways: Way[] } => ({
      things,
      ways: this.all.filter((way) => !way.all && met(way, things) >= 0),
    })
    const further = to([...this.picks, thing])
    return further.ways.length ? further : to([thing])
  }

  /** Point at a thing. Returns the way there, if there is only one, unless that is `shown` first; else asks on. */
  point(thing: string, shown = false): Way | null {
    const { things, ways } = this.after(thing)
    if (!ways.length) return null
    // What is met once more further on, as by an effect that follows, is not what was pointed at.
    const ends = ways.filter((way) => way.steps[met(way, things)] === goalOf(way))
    const further = ways.filter((way) => !ends.includes(way) && !way.steps[met(way, things)].again)
    const only = ends.length === 1 && further.length < 2
    if (only && !shown) return further[0] ?? ends[0]
    if (only) ends[0] = further[0] ?? ends[0]
    this.picked = { seq: this.update()?.seq ?? -1, things, ways: ends }
    return null
  }

  /** Where a way goes on, if that has its price, in the order of the things it leads to. */
  private onward(led: Way): Way[] {
    const at = led.steps.length
    const next = this.all.filter(
      (way) =>
        costOf(way) !== undefined &&
        goalOf(way) === way.steps.at(at) &&
        led.steps.every(({ option }, i) => way.steps[i].option === option),
    )
    return next.length > 1 ? next.toSorted((a, b) => goalOf(a).option - goalOf(b).option) : []
  }

  /** Where the only way to what was pointed at goes on. */
  private readonly priced = $derived.by((): Way[] =>
    this.led.length === 1 && this.picks.length ? this.onward(this.led[0]) : [],
  )

  /** What is still open between the ways that end where one has pointed: the first choice in which they differ. */
  readonly open = $derived.by((): { label: string; ways: Way[]; cost?: number }[] => {
    if (this.priced.length)
      return this.priced.map((way) => ({ label: goalOf(way).label, ways: [way], cost: costOf(way) }))
    const deepest = Math.max(0, ...this.led.map((way) => way.steps.length))
    for (let i = 0; i < deepest; i++) {
      const kinds = new Map<number, Way[]>()
      for (const way of this.led) {
        const option = way.steps.at(i)?.option ?? -1
        kinds.set(option, [...(kinds.get(option) ?? []), way])
      }
      if (kinds.size > 1)
        return [...kinds].map(([option, ways]) => ({
          label: this.lacks(option, i) ? t('way-without') : (ways[0].steps.at(i)?.label ?? told(ways[0])),
          ways,
        }))
    }
    return this.led.length ? [{ label: told(this.led[0]), ways: this.led }] : []
  })

  /** Whether what a way does at this place comes right after something else in all others: it is they without that. */
  private lacks(option: number, at: number): boolean {
    const others = this.led.filter(({ steps }) => steps[at]?.option !== option)
    return others.every(({ steps }) => steps[at]?.prompt === steps[at + 1]?.prompt && steps[at + 1]?.option === option)
  }

  /** Go by some of the ways; returns the one that is left, if there is only one. */
  narrow(ways: Way[]): Way | null {
    if (ways.length === 1 && (!this.picks.length || !this.onward(ways[0]).length)) return ways[0]
    this.picked = { ...this.picked, ways }
    return null
  }

  forgo(): void {
    this.picked = { seq: -1, things: [], ways: [] }
  }

  // Sending it

  private rest: WayStep[] = []
  /** The log lengths between which the last whole move lies: it is taken back as a whole. */
  private made: { from: number; to: number } | null = null

  go(way: Way): void {
    this.rest = way.steps.slice(1)
    this.made = { from: this.update()?.length ?? 0, to: -1 }
    this.forgo()
    this.send(way.steps[0].option)
  }

  /** It does not go on after all. */
  halt(): void {
    this.rest = []
    this.made = null
  }

  /** A new question: the next choice of a move that is under way, if it is the expected one; whether it was sent. */
  goOn(): boolean {
    const update = this.update()
    if (!update || !this.made || this.made.to >= 0) return false
    const [next, ...rest] = this.rest
    const { decision } = update
    if (next && decision?.prompt === next.prompt && decision.offers.some(({ option }) => option === next.option)) {
      this.rest = rest
      this.send(next.option)
      return true
    }
    this.rest = []
    this.made = { ...this.made, to: update.length }
    return false
  }

  /** Where taking back leads, if the last thing that happened was a whole move. */
  get back(): number | undefined {
    return this.made && this.made.to === this.update()?.length ? this.made.from : undefined
  }
}

/** Where what was given in payment was taken back, and nothing else is given yet. */
const GAP = -1

/** How many things are still to be given in payment. */
export const lacking = (way: Way): number => way.steps.filter(({ option }) => option === GAP).length

/**
 * The way without a thing that was given in payment, or with one that was not: it fills a gap, or that which has paid
 * longest goes, so several clicks change several. Null if the thing cannot pay.
 */
export function repaid(way: Way, thing: string): Way | null {
  const can = ({ targets }: { targets: [string, number][] }): boolean => targets.some((t) => t.join(' ') === thing)
  const kind = way.steps.find((step) => step.among.some(can))
  const offer = kind?.among.find(can)
  if (!kind || !offer) return null
  const alike = (step: WayStep): boolean => paid(step) && step.prompt === kind.prompt
  const given = way.steps.findIndex((step) => paid(step) && can(step))
  if (given >= 0) {
    // What may as well not be used at all has its own button.
    if (kind.among.some(({ option }) => option === 0)) return null
    const gap = kind.among.length > 1 ? { option: GAP, label: '', targets: [] } : {}
    return { ...way, steps: way.steps.with(given, { ...way.steps[given], ...gap }) }
  }
  const gap = way.steps.findIndex((step) => alike(step) && step.option === GAP)
  const at = gap >= 0 ? gap : way.steps.findIndex(alike)
  const { option, label, targets } = offer
  const last = way.steps.findLastIndex(paid)
  const steps = [
    ...way.steps.slice(0, at),
    ...way.steps.slice(at + 1, last + 1),
    { ...way.steps[at], option, label, targets },
    ...way.steps.slice(last + 1),
  ]
  return { ...way, steps }
}

/** Whether a way is for this thing. */
export const goal = (way: Way, thing: string): boolean => !way.all && thingsOf(goalOf(way)).includes(thing)

/** What pays in a way; what is not used is no payment. */
export const payments = (way: Way): WayStep[] => way.steps.filter((step) => paid(step) && step.option > 0)
/** Whether a way gives away things one by one that nobody has pointed at. */
export const gathers = (way: Way): boolean => way.steps.some((step) => step.again && step !== goalOf(way))
/** What a way is for, if its goal is one of these things: `weeks` and their number. */
export const goalIn = (way: Way, block: string): number | undefined =>
  goalOf(way).targets.find(([what]) => what === block)?.[1]
/** The things a way is for. */
export const things = (way: Way): string[] => thingsOf(goalOf(way))
export const pays = (way: Way | undefined, thing: string): boolean =>
  way !== undefined && payments(way).some((step) => thingsOf(step).includes(thing))
