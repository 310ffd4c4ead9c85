/** What a view of Mammothodus shows, and the facts of its map and cards. */
import { need, server } from '../../lib/api'
import type { MammothodusView } from '../../lib/views'

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
  /** Everything that has a number, in words; empty without a server. */
  things: { name: string; line: string; text: string }[]
}

export const COLOURS = ['green', 'red', 'yellow', 'blue'] as const

/** What a kind of card is drawn on: the ground of its colour, or one of its own. */
export const groundOf = (kind: number): string => (kind < 12 ? COLOURS[kind & 3] : ['wild', 'draw', 'decay'][kind - 12])

export const facts = (): Promise<MammothFacts> =>
  import('./fixtures.json').then((file) => file.default as unknown as MammothFacts)

/** The same facts in a language, as the server says it; in our own words if it does not answer. */
export async function factsIn(language: string): Promise<MammothFacts> {
  const all = await facts()
  try {
    const { cards, names = {} } = await need(
      server.GET('/api/games/{game}/cards', { params: { path: { game: 'mammothodus' }, query: { language } } }),
    )
    return {
      ...all,
      territories: all.territories.map((place) => ({ ...place, name: names[place.id] ?? place.name })),
      spirits: all.spirits.map((spirit) => ({ ...spirit, name: names[spirit.id] ?? spirit.name })),
      things: cards,
      kinds: all.kinds.map((kind, i) => ({ ...kind, name: cards[i].name, text: cards[i].text })),
    }
  } catch {
    return all
  }
}

/** The number of the first thing of a sort among all things. */
export const offset = (known: MammothFacts, sort: string): number =>
  known.offsets.find(([name]) => name === sort)?.[1] ?? Infinity

export const TALENTS = 5

/** The talents of the tokens in a territory, each as often as it lies there. */
export function tokensIn(view: Pick<MammothodusView, 'tokens'>, territory: number): number[] {
  return Array.from({ length: TALENTS }, (_, talent) => talent).flatMap((talent) =>
    Array<number>(view.tokens[territory * TALENTS + talent] ?? 0).fill(talent),
  )
}

/** The discoveries that hold, by number. */
export const discovered = (view: Pick<MammothodusView, 'found'>): number[] =>
  [0, 1, 2, 3, 4].filter((n) => (view.found >> n) & 1)

/** Cards still to be drawn before a clan's generation changes. */
export const pileOf = (view: Pick<MammothodusView, 'stock' | 'hand_sizes'>, clan: number): number =>
  view.stock[clan].length - view.hand_sizes[clan]

/** How many figures of a clan are on the island. */
export const figuresOf = (view: Pick<MammothodusView, 'figure'>, clan: number): number =>
  view.figure.slice(clan * 4, clan * 4 + 4).filter((at) => at >= 0).length

export interface Held {
  kind: number
  name: string
  /** One of them, to look up what it does. */
  card: number
  n: number
}

/** Cards as stacks of their kinds. */
export function byKind(cards: readonly number[], known: MammothFacts): Held[] {
  const stacks = new Map<number, Held>()
  for (const card of cards) {
    const { kind, name } = known.kinds[card]
    const before = stacks.get(kind)
    if (before) before.n++
    else stacks.set(kind, { kind, name, card, n: 1 })
  }
  return [...stacks.values()].sort((a, b) => a.kind - b.kind)
}

/** The figures that stand in a territory: seat and colour. */
export function standing(view: Pick<MammothodusView, 'figure'>, territory: number): { seat: number; colour: number }[] {
  return view.figure.flatMap((at, i) => (at === territory ? [{ seat: i >> 2, colour: i & 3 }] : []))
}

/** The territory of a figure that is known by its number among all figures, 4 × clan + colour. */
export const whereIs = (view: Pick<MammothodusView, 'clans' | 'figure'>, figure: number): number =>
  view.figure[view.clans.indexOf(figure >> 2) * 4 + (figure & 3)] ?? -1

/** How many of a clan's cards are degradation. */
export function degraded(view: Pick<MammothodusView, 'stock' | 'discard'>, clan: number, known: MammothFacts): number {
  const decay = Math.max(...known.kinds.map((card) => card.kind))
  return [...view.stock[clan], ...view.discard[clan]].filter((card) => known.kinds[card]?.kind === decay).length
}

/** Human cards still in the deck, by colour; the last is the new trail. */
export function humanDeck(view: Pick<MammothodusView, 'humans'>, known: MammothFacts): number[] {
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

/** The number of the first spirit among all cards; a test compares it with the game's. */
export const SPIRITS = 112

/** Which of the three spirits a card is. */
export const spiritOf = (card: number): number => Math.max(card, SPIRITS) - SPIRITS
