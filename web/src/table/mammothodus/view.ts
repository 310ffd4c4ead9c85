/** The view of Mammothodus as the server sends it, and the facts of its map and cards. */
import { need, server } from '../../lib/api'

export interface MammothView {
  seats: number
  figure: number[]
  population: number[]
  defence: number[]
  face_down: number[]
  up: number[]
  tribes: number[]
  spirit_at: number[]
  spirits: number[]
  trail: number[]
  trails: number[]
  place: number[]
  humans: number[]
  human_discard: number[]
  market: number[]
  decay: number[]
  /** Cards of each clan: in hand and draw pile together, and face up. */
  stock: number[][]
  discard: number[][]
  closed: number[]
  portal: number[]
  hand_sizes: number[]
  hands: number[][]
  dice: number[]
  marked: number[]
  active: number
  turns: number
}

export interface Territory {
  id: string
  name: string
  region: string
  colour: string
  trail: number
  adjacent: number[]
}

export interface MammothFacts {
  territories: Territory[]
  clans: { id: string; name: string }[]
  figures: string[]
  shards: string[]
  spirits: { id: string; name: string }[]
  portal: string[][]
  offsets: [string, number][]
  humans: number[]
  kinds: { card: number; name: string; text: string; kind: number }[]
}

export const COLOURS = ['green', 'red', 'yellow', 'blue'] as const
export const TRIBES = 12

export const facts = (): Promise<MammothFacts> => import('../../fixtures/mammothodus.json').then((file) => file.default as unknown as MammothFacts)

/** The same facts in a language, as the server says it; in our own words if it does not answer. */
export async function factsIn(language: string): Promise<MammothFacts> {
  const all = await facts()
  try {
    const { cards, names = {} } = await need(server.GET('/api/games/{game}/cards', { params: { path: { game: 'mammothodus' }, query: { language } } }))
    return {
      ...all,
      territories: all.territories.map((place) => ({ ...place, name: names[place.id] ?? place.name })),
      spirits: all.spirits.map((spirit) => ({ ...spirit, name: names[spirit.id] ?? spirit.name })),
      kinds: all.kinds.map((kind, i) => ({ ...kind, name: cards[i].name, text: cards[i].text })),
    }
  } catch {
    return all
  }
}

export interface Meter {
  id: string
  left: number
  of: number
}

/** Everything that must not run out, and how much of it is left. */
export function meters(view: MammothView): Meter[] {
  const tribes = view.tribes.reduce((sum, n) => sum + n, 0)
  return [
    { id: 'tribes', left: TRIBES - tribes, of: TRIBES },
    { id: 'spirits', left: view.spirits.length, of: 3 },
    { id: 'trails', left: view.trails.length, of: 8 },
    { id: 'decay', left: view.decay.length, of: 12 },
    { id: 'fragments', left: view.closed.length, of: 3 },
    { id: 'humans', left: view.humans.length, of: view.humans.length + view.human_discard.length },
  ]
}

/** The figures that stand in a territory: seat and colour. */
export function standing(view: MammothView, territory: number): { seat: number; colour: number }[] {
  return view.figure.flatMap((at, i) => (at === territory ? [{ seat: i >> 2, colour: i & 3 }] : []))
}

/** How many of a clan's cards are degradation. */
export function degraded(view: MammothView, clan: number, known: MammothFacts): number {
  const decay = Math.max(...known.kinds.map((card) => card.kind))
  return [...view.stock[clan], ...view.discard[clan]].filter((card) => known.kinds[card]?.kind === decay).length
}

/** Human cards still in the deck, by colour; the last is the new trail. */
export function humanDeck(view: MammothView, known: MammothFacts): number[] {
  const first = known.offsets.find(([name]) => name === 'human')?.[1] ?? 0
  const counts = [0, 0, 0, 0, 0]
  for (const card of view.humans) {
    const colour = known.humans[card - first]
    counts[colour < 0 ? 4 : colour]++
  }
  return counts
}

export interface Recipe {
  colour: string | null
  region: string | null
  shards: string[]
}

const REGIONS = ['centre', 'north', 'east', 'south', 'west']

/** What a row of the portal asks for in all its open fragments together: the ground, the region, the shards. */
export function recipeOf(row: number, open: readonly (readonly string[])[]): Recipe {
  const words = open.map((fragment) => fragment[row])
  return {
    colour: words.find((word) => (COLOURS as readonly string[]).includes(word)) ?? null,
    region: words.find((word) => REGIONS.includes(word)) ?? null,
    shards: words.filter((word) => !(COLOURS as readonly string[]).includes(word) && !REGIONS.includes(word)).sort(),
  }
}
