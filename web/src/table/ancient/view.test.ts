import { describe, expect, it } from 'vitest'
import { parting, standing, timeline } from './view'

/** Two Timelines: the first seat has card 7 in slot 1 (lower), the second one card 9 in slot 3 (upper). */
function view(): { line: number[]; tokens: number[] } {
  const line = Array<number>(24).fill(-1)
  const tokens = Array<number>(24).fill(0)
  line[0] = 7
  tokens[0] = 2
  line[12 + 5] = 9
  tokens[12 + 5] = 4
  return { line, tokens }
}

describe('the Timeline', () => {
  it('tells whose monument a card is, and what lies on it', () => {
    expect(standing(view(), 7)).toEqual({ seat: 0, tokens: 2 })
    expect(standing(view(), 9)).toEqual({ seat: 1, tokens: 4 })
    expect(standing(view(), 8)).toBeNull()
    expect(timeline(view(), 1)[2]).toEqual([{ card: 9, tokens: 4, row: 1 }])
  })

  it('tells parting with a card from other choices', () => {
    expect(parting('pay')).toBe(true)
    expect(parting('create')).toBe(false)
    expect(parting(undefined)).toBe(false)
  })
})
