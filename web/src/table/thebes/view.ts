/** The view of Thebes as the server sends it, and the facts of its things. */

export interface ThebesView {
  seats: number
  place: number[]
  time: number[]
  year: number[]
  week: number[]
  track: number[]
  licences: number[]
  cards: number[][]
  finds: number[][]
  display: number[]
  slots: number[]
  bags: number[][]
  blanks: number[]
  active: number
}

export interface Thing {
  card: number
  kind: string
  name: string
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

/** The place of a find among all finds: 13 artefacts a site, after the cards; two tokens of knowledge follow each site's. */
export function findNumber(thing: Thing): number {
  const first = 95 + thing.bag * 15
  return thing.bag * 13 + thing.card - first
}

export const CITIES = 7
export const SITES = 5

export const facts = (): Promise<ThebesFacts> => import('../../fixtures/thebes.json').then((file) => file.default as ThebesFacts)

/** Who acts next: the marker furthest back, and of several in one week the topmost. */
export function queue(view: ThebesView): number[] {
  return view.track.slice()
}

/** Knowledge and artefacts of a seat by site, as its cards and tokens show them. */
export function holdings(view: ThebesView, seat: number, things: readonly Thing[]): { books: number[]; finds: number[][] } {
  const books = Array<number>(SITES).fill(0)
  const finds: number[][] = Array.from({ length: SITES }, () => [])
  for (const n of [...view.cards[seat], ...view.finds[seat]]) {
    const thing = things[n]
    if (thing.kind === 'book') books[thing.site] += thing.value
    if (thing.kind === 'artefact') finds[thing.site].push(n)
  }
  return { books, finds }
}
