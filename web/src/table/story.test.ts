import { describe, expect, it } from 'vitest'
import type { Moment } from '../lib/wire'
import { news, once, sinceLast } from './story'

const moment = (length: number, ...told: [number, string, string?][]): Moment =>
  ({ length, happenings: told.map(([seat, line, kind = 'deed']) => ({ seat, line, kind })) }) as unknown as Moment

const GAME = [
  moment(1, [0, 'Turn 1: Ana.', 'turn'], [0, 'Ana searches.']),
  moment(2, [1, 'Turn 2: Ben.', 'turn'], [1, 'Ben draws a card.']),
  moment(3, [1, 'Ben draws a card.'], [1, 'Ben learns.']),
]

describe('the story since my last turn', () => {
  it('says the same once, with how often it was', () => {
    expect(once(['a', 'a', 'b', 'a'])).toEqual([
      { text: 'a', n: 2 },
      { text: 'b', n: 1 },
      { text: 'a', n: 1 },
    ])
  })

  it('begins after my own deed, and leaves the headings out', () => {
    expect(sinceLast(GAME, 0)).toEqual({
      lines: [
        { text: 'Ben draws a card.', n: 2 },
        { text: 'Ben learns.', n: 1 },
      ],
      from: 1,
      to: 3,
    })
  })

  it('ends where my turn began', () => {
    const mine = moment(4, [0, 'Turn 3: Ana.', 'turn'])
    expect(sinceLast([...GAME, mine], 0).lines.map((line) => line.text)).toEqual(['Ben draws a card.', 'Ben learns.'])
  })

  it('tells who only watches of the last turn', () => {
    expect(sinceLast(GAME, null)).toEqual({
      lines: [
        { text: 'Ben draws a card.', n: 2 },
        { text: 'Ben learns.', n: 1 },
      ],
      from: 1,
      to: 3,
    })
  })
})

describe('what is new in the log', () => {
  it('is what came after my own last line, and for who watches after the last heading', () => {
    expect(news(GAME, 0)).toEqual({ lines: 6, old: 2 })
    expect(news(GAME, 1)).toEqual({ lines: 6, old: 6 })
    expect(news(GAME, null)).toEqual({ lines: 6, old: 3 })
    expect(news([], 0)).toEqual({ lines: 0, old: 0 })
  })
})
