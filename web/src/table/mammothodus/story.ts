/** The humans' phase as steps: what happened, why, and where on the island. Pure, so that it can be tested. */
import type { MammothodusView } from '../../lib/views'
import type { Happening } from '../../lib/wire'
import { offset, type MammothFacts } from './view'

export interface Step {
  kind: string
  /** What happened, in the words of the log. */
  line: string
  /** What else was possible, where the rules had to choose. */
  also: string
  /** The territories it is about; of a way, where it begins and where it ends. */
  where: number[]
  /** The tribe or spirit goes from the first territory to the second. */
  way: boolean
  happening: Happening
}

const WAYS = ['march-place', 'march-ancients', 'lure', 'jump']
/** What is told of the step before: who chose it, and what else there was. */
const BESIDES = ['march-chosen', 'passed-over']
const KINDS = [
  ...WAYS,
  'human-card',
  'trail',
  'fragment',
  'discovery',
  'baited',
  'summon',
  'tribe-attack',
  'spirit-attack',
  'appear',
  'no-appearance',
  'protected',
  'trap-die',
  'trap-tribe',
  'trap-spirit',
  'reshuffle',
  'fatal-summon',
  'fatal-appear',
]

/** The pictograms of a story: what each kind of step looks like. */
export const PICTURES: Readonly<
  Record<string, 'card' | 'way' | 'spirit' | 'hit' | 'tribe' | 'trail' | 'portal' | 'guard'>
> = {
  'human-card': 'card',
  reshuffle: 'card',
  discovery: 'card',
  'march-place': 'way',
  'march-ancients': 'way',
  lure: 'way',
  jump: 'way',
  baited: 'guard',
  summon: 'spirit',
  'tribe-attack': 'hit',
  'spirit-attack': 'hit',
  'fatal-summon': 'spirit',
  'fatal-appear': 'tribe',
  appear: 'tribe',
  'no-appearance': 'guard',
  protected: 'guard',
  'trap-die': 'guard',
  'trap-tribe': 'guard',
  'trap-spirit': 'guard',
  trail: 'trail',
  fragment: 'portal',
}

/**
 * The steps since the last human card; `first` is the number of the first territory among all cards, `count` how many
 * there are.
 */
export function stepsOf(happenings: readonly Happening[], first: number, count: number): Step[] {
  const last = happenings.findLastIndex((h) => h.kind === 'human-card')
  if (last < 0) return []
  const steps: Step[] = []
  for (const h of happenings.slice(last)) {
    const step = steps.at(-1)
    if (step && BESIDES.includes(h.kind)) step.also = [step.also, h.line].filter(Boolean).join(' ')
    else if (h.line && KINDS.includes(h.kind))
      steps.push({ kind: h.kind, line: h.line, also: '', happening: h, ...placed(h, first, count) })
  }
  return steps
}

function placed(h: Happening, first: number, count: number): Pick<Step, 'where' | 'way'> {
  const where = h.cards.map((card) => card - first).filter((n) => n >= 0 && n < count)
  const way = WAYS.includes(h.kind) && where.length > 1
  // Further ones are what was aimed at, or not chosen.
  return { where: way ? where.slice(0, 2) : where.slice(0, 1), way }
}

/** What ended the game: the island shows where. */
export const FATAL = ['fatal-summon', 'fatal-appear']

/** What is told first, however much follows it: a fragment that opens the portal anew, a spirit that was summoned. */
const GRAVE = [...FATAL, 'summon', 'fragment']

/** The gravest of the steps; -1 if none is. */
export function worst(steps: readonly Step[]): number {
  const kind = GRAVE.find((kind) => steps.some((step) => step.kind === kind))
  return steps.findIndex((step) => step.kind === kind)
}

type Island = Pick<MammothodusView, 'tribes' | 'spirit_at' | 'population' | 'trail'>

/** The island as it was before some steps: who has not moved yet in the telling stands where they stood. */
export function before<V extends Island>(view: V, untold: readonly Step[], facts: MammothFacts): V {
  const tribes = [...view.tribes]
  const spirit_at = [...view.spirit_at]
  const population = [...view.population]
  const trail = [...view.trail]
  const spirit = offset(facts, 'spirit')
  for (const { happening: h, where, way } of untold.toReversed()) {
    const s = (h.cards[0] ?? -1) - spirit
    if (h.kind === 'jump') spirit_at[s] = where[0]
    else if (h.kind === 'summon') spirit_at[s] = -1
    else if (way) {
      tribes[where[0]]++
      tribes[where[1]] = Math.max(0, tribes[where[1]] - 1)
    } else if (h.kind === 'appear') tribes[where[0]] = Math.max(0, tribes[where[0]] - 1)
    else if (h.kind === 'trail') trail[where[0]] = 0
    else if (h.kind === 'tribe-attack' || h.kind === 'spirit-attack') population[h.seat] += h.amount
  }
  return { ...view, tribes, spirit_at, population, trail }
}
