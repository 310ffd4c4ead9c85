import { describe, expect, it } from 'vitest'
import facts from './fixtures.json'
import {
  bagOf,
  bonusAt,
  CITIES,
  collection,
  fewPiles,
  generalOf,
  holdings,
  mostBooks,
  others,
  piles,
  SITES,
  withoutPlace,
  yearsAhead,
  type ThebesFacts,
} from './view'

const all = facts as ThebesFacts
const { cards } = all
const some = (kind: string, site = -1): number[] =>
  cards.filter((thing) => thing.kind === kind && (site < 0 || thing.site === site)).map(({ card }) => card)
const [greek, cretan] = [some('book', 0), some('book', 1)]
const finds = some('artefact', 0)
const mine = [cretan[0], some('shovel')[0], greek[0], some('legend', 1)[0], greek[9], some('shovel')[1]]
const view = {
  cards: [mine],
  finds: [[finds[3], finds[12]]],
  bags: Array.from({ length: SITES }, (_, site) => some('artefact', site).slice(1)),
  blanks: [16, 15, 14, 13, 12],
  bonus: [some('artefact', 2)[0]],
}

describe('what somebody has', () => {
  it('counts knowledge and finds by site, and apart from them what is good for one dig', () => {
    const held = holdings(view, 0, cards)
    expect(held.books).toEqual([cards[greek[0]].value + cards[greek[9]].value, cards[cretan[0]].value, 0, 0, 0])
    expect(held.legends).toEqual([0, 2, 0, 0, 0])
    expect(held.finds.map(({ length }) => length)).toEqual([2, 0, 0, 0, 0])
  })

  it('lies like beside like, whatever came when', () => {
    const kinds = collection(view, 0, cards).map((n) => `${cards[n].kind} ${cards[n].site}`)
    expect(kinds).toEqual([
      'book 0',
      'book 0',
      'book 1',
      'legend 1',
      'shovel -1',
      'shovel -1',
      'artefact 0',
      'artefact 0',
    ])
  })

  it('makes piles with the best on top and the sum of all', () => {
    const made = piles(view, 0, cards)
    expect(made.map(({ n }) => n)).toEqual([2, 1, 1, 2, 2])
    expect(made[0].top.value).toBe(Math.max(cards[greek[0]].value, cards[greek[9]].value))
    expect(made[4].sum).toBe(cards[finds[3]].value + cards[finds[12]].value)
  })

  it('names what belongs to no site once, with how many there are', () => {
    expect(others(view, 0, cards)).toEqual([{ kind: 'shovel', name: 'Shovel', n: 2 }])
  })
})

describe('a site', () => {
  it('tells what is left in its bag', () => {
    const bag = bagOf(view, all, 3)
    expect(bag.artefacts).toHaveLength(12)
    expect(bag.tokens).toBe(12 + 13)
    expect(bag.worth).toBe(bag.artefacts.reduce((sum, { value }) => sum + value, 0))
  })

  it('has its own find for the first dig until somebody has it', () => {
    expect(bonusAt(view, all, 2)).toBe(view.bonus[0])
    expect(bonusAt(view, all, 1)).toBeUndefined()
    expect(all.places.slice(CITIES).every((place) => place.site)).toBe(true)
  })
})

it('leaves out of a name where the thing is from', () => {
  expect(withoutPlace('shovel (Rome b)')).toBe('Shovel')
  expect(withoutPlace('Mask')).toBe('Mask')
  expect(withoutPlace('')).toBe('')
})

it('knows who is a year ahead of those who are last', () => {
  const time = { track: [2, 0], year: [1902, 1903, 1901] }
  expect([0, 1, 2].map((seat) => yearsAhead(time, seat))).toEqual([1, 0, 0])
})

it('lies in one pile of each kind where piles of each site would be too many to name', () => {
  const few = { cards: [mine], finds: [[finds[3]]] }
  expect(fewPiles(few, 0, cards).some(({ mixed }) => mixed)).toBe(false)
  const books = Array.from({ length: SITES }, (_, site) => some('book', site)[0])
  const found = Array.from({ length: SITES }, (_, site) => some('artefact', site)[0])
  const many = fewPiles({ cards: [books], finds: [found] }, 0, cards)
  expect(many.map(({ top, n, mixed }) => [top.kind, n, mixed])).toEqual([
    ['book', SITES, true],
    ['artefact', SITES, true],
  ])
  expect(many[0].sum).toBe(books.reduce((sum, n) => sum + cards[n].value, 0))
})

it('gives 5 points for the most books about a site, and 3 to each who ties', () => {
  const [first, second] = [some('book', 0), some('book', 1)]
  const value = (n: number): number => cards[n].value
  const equal = first.find((n, i) => i > 0 && value(n) === value(first[0])) ?? -1
  const finds = [[], [], []]
  expect(mostBooks({ cards: [[first[0]], [equal], [second[0]]], finds }, cards)).toEqual([
    [3, 0, 0, 0, 0],
    [3, 0, 0, 0, 0],
    [0, 5, 0, 0, 0],
  ])
  // Whoever has more takes the points of both.
  expect(mostBooks({ cards: [[first[0], first[9]], [equal], []], finds }, cards)[1][0]).toBe(0)
})

it('adds up general knowledge by its points, of cards and of tokens', () => {
  const general = some('general_book')
  const sum = general.slice(0, 3).reduce((all, n) => all + cards[n].value, 0)
  expect(generalOf({ cards: [general.slice(0, 2)], finds: [general.slice(2, 3)] }, 0, cards)).toBe(sum)
})
