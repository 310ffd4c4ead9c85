import { describe, expect, it } from 'vitest'
import { turnsAfter, type Turn } from '../lib/wire'
import { news, pieces, sinceLast } from './story'

const turn = (seat: number, start: number, end: number, text: string, lines = 1): Turn => ({
  seat,
  number: start,
  start,
  end,
  text,
  names: [],
  lines: Array.from({ length: lines }, () => ({ length: start, seat, text, names: [] })),
})

const GAME = [
  turn(-1, 0, 0, ''),
  turn(0, 1, 3, 'Ana searches.', 2),
  turn(1, 4, 6, 'Ben learns.', 3),
  turn(2, 7, 9, 'Cleo excavates.'),
]

describe('the story since my last turn', () => {
  it('has the turns of the others, a line each', () => {
    expect(sinceLast(GAME, 0)).toEqual({ turns: GAME.slice(2), old: false, from: 3, to: 9 })
    expect(sinceLast(GAME, 1)).toEqual({ turns: GAME.slice(3), old: false, from: 6, to: 9 })
  })

  it('ends where my turn began, and begins after my last one', () => {
    const mine = turn(0, 10, 12, 'You search.')
    expect(sinceLast([...GAME, mine], 0).turns).toEqual(GAME.slice(2))
    expect(sinceLast([...GAME, mine, turn(1, 13, 14, 'Ben searches.')], 0).turns.map(({ text }) => text)).toEqual([
      'Ben searches.',
    ])
  })

  it('is the last turn of somebody else where nobody had one since', () => {
    const twice = [...GAME, turn(0, 10, 12, 'You search.'), turn(0, 13, 14, 'You learn.')]
    expect(sinceLast(twice, 0)).toEqual({ turns: [GAME[3]], old: true, from: 6, to: 9 })
  })

  it('tells who only watches of the last turns', () => {
    expect(sinceLast(GAME, null).turns).toEqual(GAME.slice(1))
    expect(sinceLast([], null)).toEqual({ turns: [], old: true, from: 0, to: 0 })
  })
})

it('takes the turns of an update in place of those that began there or later', () => {
  const again = turn(1, 4, 5, 'Ben searches.')
  expect(turnsAfter(GAME, [again])).toEqual([...GAME.slice(0, 2), again])
  expect(turnsAfter(GAME, [])).toEqual(GAME)
})

it('tells a turn that goes on by its lines so far, and then in its own line', () => {
  const lines = [
    { length: 11, seat: 1, text: 'Ben digs.', names: [] },
    { length: 12, seat: 1, text: 'Ben finds a seal.', names: [['a seal', 3] as [string, number]] },
  ]
  const going = { ...turn(1, 10, 12, ''), lines }
  const so = turnsAfter(GAME, [going])
  expect(so.at(-1)).toMatchObject({ text: 'Ben digs. Ben finds a seal.', names: [['a seal', 3]] })
  const whole = { ...going, text: 'Ben digs up a seal.' }
  expect(turnsAfter(so, [whole]).at(-1)).toEqual(whole)
})

describe('what is new in the log', () => {
  it('is what came after my own last line, and for who watches the last turn', () => {
    expect(news(GAME, 0)).toEqual({ lines: 7, old: 3 })
    expect(news(GAME, 2)).toEqual({ lines: 7, old: 7 })
    expect(news(GAME, null)).toEqual({ lines: 7, old: 6 })
    expect(news([], 0)).toEqual({ lines: 0, old: 0 })
  })
})

describe('names in a text', () => {
  it('are pieces of their own, in the order in which they stand there', () => {
    const names: [string, number][] = [
      ['Inwa', 2],
      ['Petra', 1],
      ['Caral', 3],
    ]
    expect(pieces('Ana creates Petra next to Inwa.', names)).toEqual([
      { text: 'Ana creates ', card: null },
      { text: 'Petra', card: 1 },
      { text: ' next to ', card: null },
      { text: 'Inwa', card: 2 },
      { text: '.', card: null },
    ])
    expect(pieces('Nothing.', names)).toEqual([{ text: 'Nothing.', card: null }])
  })
})
