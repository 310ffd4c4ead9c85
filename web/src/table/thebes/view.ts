/** What a view of Thebes shows, and the facts of its things. */
import type { ThebesView } from '../../lib/views'

export interface Thing {
  card: number
  kind: string
  name: string
  /** The name as the game has it: whoever reads another language can look for that too. */
  original?: string
  text: string
  city: number
  weeks: number
  value: number
  site: number
  bag: number
  requires: number[]
}

export interface ThebesFacts {
  cards: Thing[]
  places: { id: string; name: string; site: boolean }[]
  routes: number[][]
  chronometer: number[][]
}

/**
 * The place of a find among all finds: 13 artefacts a site, after the cards; two tokens of knowledge follow each
 * site's.
 */
export function findNumber(thing: Thing): number {
  const first = 95 + thing.bag * 15
  return thing.bag * 13 + thing.card - first
}

export const CITIES = 7
export const SITES = 5

export const facts = (): Promise<ThebesFacts> => import('./fixtures.json').then((file) => file.default as ThebesFacts)

/** Who acts next: the marker furthest back, and of several in one week the topmost. */
export function queue(view: Pick<ThebesView, 'track'>): number[] {
  return view.track.slice()
}

type Owned = Pick<ThebesView, 'cards' | 'finds'>

/** Knowledge and artefacts of a seat by site, as its cards and tokens show them. */
export function holdings(
  view: Owned,
  seat: number,
  things: readonly Thing[],
): { books: number[]; legends: number[]; finds: number[][] } {
  const books = Array<number>(SITES).fill(0)
  const legends = Array<number>(SITES).fill(0)
  const finds: number[][] = Array.from({ length: SITES }, () => [])
  for (const n of [...view.cards[seat], ...view.finds[seat]]) {
    const thing = things[n]
    if (thing.kind === 'book') books[thing.site] += thing.value
    if (thing.kind === 'legend') legends[thing.site] += thing.value
    if (thing.kind === 'artefact') finds[thing.site].push(n)
  }
  return { books, legends, finds }
}

/** In this order things lie beside each other. */
const KINDS = [
  'book',
  'legend',
  'general_book',
  'assistant',
  'shovel',
  'car',
  'zeppelin',
  'special_license',
  'congress',
  'exhibition',
  'artefact',
]

/** All that a seat has: like beside like, and those of one site together. */
export function collection(view: Owned, seat: number, things: readonly Thing[]): number[] {
  const rank = (n: number): number => KINDS.indexOf(things[n].kind) * SITES * 2 + things[n].site
  return [...view.cards[seat], ...view.finds[seat]].sort((a, b) => rank(a) - rank(b) || a - b)
}

/** The same in piles: each of one kind and one site, its best thing on top, with what all of it counts together. */
export function piles(view: Owned, seat: number, things: readonly Thing[]): { top: Thing; n: number; sum: number }[] {
  const found = new Map<string, Thing[]>()
  for (const n of collection(view, seat, things)) {
    const key = `${things[n].kind} ${things[n].site}`
    found.set(key, [...(found.get(key) ?? []), things[n]])
  }
  return [...found.values()].map((pile) => ({
    top: pile.reduce((best, thing) => (thing.value > best.value ? thing : best)),
    n: pile.length,
    sum: pile.reduce((sum, { value }) => sum + value, 0),
  }))
}

/** So many piles lie beside each other on a small screen. */
const MANY = 8

/** The piles, and where they are too many, one of each kind whatever the site. */
export function fewPiles(
  view: Owned,
  seat: number,
  things: readonly Thing[],
  most = MANY,
): { top: Thing; n: number; sum: number; mixed: boolean }[] {
  const all = piles(view, seat, things)
  if (all.length <= most) return all.map((pile) => ({ ...pile, mixed: false }))
  const kinds = [...new Set(all.map(({ top }) => top.kind))]
  return kinds.map((kind) => {
    const those = all.filter(({ top }) => top.kind === kind)
    const n = those.reduce((sum, pile) => sum + pile.n, 0)
    const total = those.reduce((sum, pile) => sum + pile.sum, 0)
    return { top: those[0].top, n, sum: total, mixed: those.length > 1 }
  })
}

/** The things of a seat that belong to no site, how many of each kind. */
export function others(
  view: Owned,
  seat: number,
  things: readonly Thing[],
): { kind: string; name: string; n: number }[] {
  const found = new Map<string, { kind: string; name: string; n: number }>()
  for (const n of collection(view, seat, things)) {
    const { kind, site, name } = things[n]
    if (site < 0) found.set(kind, { kind, name: withoutPlace(name), n: (found.get(kind)?.n ?? 0) + 1 })
  }
  return [...found.values()]
}

/** A name without where it is from, which is stamped on the thing; and with a great letter, as it stands alone. */
export function withoutPlace(name: string): string {
  const short = name.replace(/ \([^()]*\)$/, '')
  return short.charAt(0).toLocaleUpperCase() + short.slice(1)
}

/** The find that the first dig at a site brings besides; undefined once somebody has it. */
export function bonusAt(view: Pick<ThebesView, 'bonus'>, { cards }: ThebesFacts, site: number): number | undefined {
  return view.bonus.find((card) => cards[card].bag === site)
}

/** What is left in the bag of a site: all tokens, and the artefacts among them with what they are worth. */
export function bagOf(
  view: Pick<ThebesView, 'bags' | 'blanks'>,
  { cards }: ThebesFacts,
  site: number,
): { tokens: number; artefacts: Thing[]; worth: number } {
  const artefacts = view.bags[site].map((n) => cards[n]).filter((thing) => thing.kind === 'artefact')
  return {
    tokens: view.bags[site].length + view.blanks[site],
    artefacts,
    worth: artefacts.reduce((sum, { value }) => sum + value, 0),
  }
}

/** Knowledge of no site: it counts everywhere, up to what is known of the site. */
export const generalOf = (view: Owned, seat: number, things: readonly Thing[]): number =>
  [...view.cards[seat], ...view.finds[seat]].reduce(
    (sum, n) => sum + (things[n].kind === 'general_book' ? things[n].value : 0),
    0,
  )

/** The year that is played last, and the one that so many seats begin with. */
export const LAST_YEAR = 1903
export const firstYear = (seats: number): number => (seats > 3 ? 1902 : 1901)

/** The points for the most books, of each seat and site: 5 alone, 3 for each of those who tie. */
export function mostBooks(view: Owned, things: readonly Thing[]): number[][] {
  const books = view.cards.map((_, seat) => holdings(view, seat, things).books)
  return books.map((own) =>
    own.map((n, site) => {
      const rivals = books.filter((other) => other[site] >= n).length - 1
      const best = n > 0 && books.every((other) => other[site] <= n)
      return best ? (rivals ? 3 : 5) : 0
    }),
  )
}

/** How many years somebody is ahead of those who are last on the track. */
export const yearsAhead = (view: Pick<ThebesView, 'track' | 'year'>, seat: number): number =>
  view.track.includes(seat) ? view.year[seat] - Math.min(...view.track.map((other) => view.year[other])) : 0
