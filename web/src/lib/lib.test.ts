import { describe, expect, it } from 'vitest'
import { nearest } from './arrows'
import { Offers } from './offers'
import { named } from './named'
import { plain } from './plain'
import { spokenIn } from './settings.svelte'
import { after, patience, type Moment, type Offer } from './wire'
import { apart, timeline, visible } from '../table/ancient/view'
import { humanDeck, type MammothFacts } from '../table/mammothodus/view'
import { holdings, type Thing } from '../table/thebes/view'

const moment = (length: number): Moment => ({ length, happenings: [] })
const offer = (option: number, ...targets: [string, number][]): Offer => ({
  option,
  targets,
  verb: '',
  label: '',
  message: '',
  notes: [],
  binds: [],
})

describe('the log after updates', () => {
  it('keeps what stands, forgets what was taken back, adds what is new', () => {
    const before = [0, 1, 2, 3].map(moment)
    expect(after(before, { keep: 1, moments: [moment(2)] }).map((m) => m.length)).toEqual([0, 1, 2])
  })

  it('is the same after a reload as after playing', () => {
    const played = after(after([], { keep: -1, moments: [0, 1].map(moment) }), { keep: 1, moments: [2, 3].map(moment) })
    expect(played).toEqual(after([moment(9)], { keep: -1, moments: [0, 1, 2, 3].map(moment) }))
  })
})

it('waits longer with every try, but never long', () => {
  expect([0, 1, 2, 3, 9].map(patience)).toEqual([250, 500, 1000, 2000, 8000])
})

describe('options', () => {
  const offers = new Offers([offer(0), offer(9, ['card', 2]), offer(12, ['slot', 4])])

  it('are found by what they point at', () => {
    expect(offers.at('card', 2)?.option).toBe(9)
    expect(offers.at('slot', 2)).toBeUndefined()
    expect([offers.has('slot'), offers.has('seat')]).toEqual([true, false])
  })

  it('become buttons where no board shows them: none is ever lost', () => {
    expect(offers.rest((block) => block === 'slot').map((o) => o.option)).toEqual([0, 9])
    expect(offers.rest(() => false)).toHaveLength(3)
  })
})

describe('arrow keys', () => {
  const at = (
    left: number,
    top: number,
  ): { getBoundingClientRect: () => { left: number; top: number; width: number; height: number } } => ({
    getBoundingClientRect: () => ({ left, top, width: 10, height: 10 }),
  })
  const [a, b, c] = [at(0, 0), at(40, 2), at(2, 40)]

  it('go to what is nearest in that direction', () => {
    expect(nearest(a, [a, b, c], 'ArrowRight')).toBe(b)
    expect(nearest(a, [a, b, c], 'ArrowDown')).toBe(c)
    expect(nearest(a, [a, b, c], 'ArrowLeft')).toBeUndefined()
    expect(nearest(a, [a, b, c], 'End')).toBe(c)
    expect(nearest(a, [a, b, c], 'x')).toBeUndefined()
  })
})

describe('Ancient Knowledge', () => {
  const line = Array<number>(24).fill(-1)
  line[0] = 5
  line[1] = 6
  line[12 + 10] = 40
  const view = {
    line,
    tokens: line.map(() => 2),
    hand: [1],
    boards: [[150], [], []],
    artefacts: [[110], []],
  }

  it('has the column that declines next first, the lower monument before the upper', () => {
    expect(timeline(view, 0)[0].map((place) => [place.card, place.row])).toEqual([
      [5, 0],
      [6, 1],
    ])
    expect(timeline(view, 1)[5].map((place) => place.card)).toEqual([40])
  })

  it('lays out the cards of a choice that lie nowhere', () => {
    expect([...visible(view, 0)].sort((a, b) => a - b)).toEqual([1, 5, 6, 110, 150])
    expect(apart(view, 0, [1, 99, 150])).toEqual([99])
  })
})

it('adds up what a seat of Thebes holds', () => {
  const things = [
    { kind: 'book', site: 2, value: 3 },
    { kind: 'book', site: 2, value: 1 },
    { kind: 'artefact', site: 4, value: 5 },
    { kind: 'car', site: -1, value: 0 },
  ] as Thing[]
  const held = holdings({ cards: [[0, 1, 3]], finds: [[2]] }, 0, things)
  expect(held.books).toEqual([0, 0, 4, 0, 0])
  expect(held.finds[4]).toEqual([2])
})

it('counts the human cards of Mammothodus that are still to come', () => {
  const facts = { offsets: [['human', 98]], humans: [0, 0, 0, 1] } as unknown as MammothFacts
  expect(humanDeck({ humans: [98, 101] }, facts)).toEqual([1, 1, 0, 0, 0])
})

describe('the language of somebody who has not chosen one', () => {
  it('is the first that the browser asks for and we speak', () => {
    expect(spokenIn(['de-AT', 'en'])).toBe('de')
    expect(spokenIn(['pl', 'cs-CZ', 'en-GB'])).toBe('cs')
    expect(spokenIn(['RU'])).toBe('ru')
  })

  it('is English if there is none', () => {
    expect(spokenIn(['pl', 'ja'])).toBe('en')
    expect(spokenIn([])).toBe('en')
  })
})

describe('what is typed to find something', () => {
  it('needs no accents, and any blank will do', () => {
    expect(plain('Čas a Tiché Údolí')).toBe('cas a tiche udoli')
    expect(plain('Zieh 2\u00a0Karten')).toBe('zieh 2 karten')
  })
})

describe('what a control is called', () => {
  const way = (label: string, ...texts: string[]): Pick<Offer, 'label' | 'notes'> => ({
    label,
    notes: texts.map((text) => ({ text, message: '', args: {} })),
  })

  it('says nothing twice', () => {
    expect(named('Inwa', way('Inwa'))).toBe('Inwa')
    expect(named('Inwa, City. 4 points', way('Inwa'))).toBe('Inwa, City. 4 points')
    expect(named('Slot 3', way('Slot 3', 'Slot 3: nothing to discard.'))).toBe('Slot 3: nothing to discard.')
  })

  it('says what a thing is, what is done with it, and what follows', () => {
    expect(named('Car (Moscow)', way('Take it', '2 weeks.'))).toBe('Car (Moscow). Take it. 2 weeks.')
    expect(named('Slot 1', way('Slot 12'))).toBe('Slot 1. Slot 12')
    expect(named('A tribe', undefined, 'It is too far away.')).toBe('A tribe. It is too far away.')
  })
})
