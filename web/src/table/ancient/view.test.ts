import { describe, expect, it } from 'vitest'
import { parting, standing, subject, timeline, type AncientView } from './view'

/** Two Timelines: the first seat has card 7 in slot 1 (lower), the second one card 9 in slot 3 (upper). */
function view(stack: number[][] = []): AncientView {
  const line = Array<number>(24).fill(-1)
  const tokens = Array<number>(24).fill(0)
  line[0] = 7
  tokens[0] = 2
  line[12 + 5] = 9
  tokens[12 + 5] = 4
  return { seats: 2, line, tokens, stack } as unknown as AncientView
}

describe('the Timeline', () => {
  it('tells whose monument a card is, and what lies on it', () => {
    expect(standing(view(), 7)).toEqual({ seat: 0, tokens: 2 })
    expect(standing(view(), 9)).toEqual({ seat: 1, tokens: 4 })
    expect(standing(view(), 8)).toBeNull()
    expect(timeline(view(), 1)[2]).toEqual([{ card: 9, tokens: 4, row: 1 }])
  })

  it('knows which card a question is about', () => {
    // The card that causes the move is 14, the one that moves is 7.
    const moving = view([[82, 0, 14, 1, 7]])
    expect(subject(moving, 'move-to', 14)).toBe(7)
    expect(subject(moving, 'remove', 14)).toBe(14)
    // Nothing has been chosen yet.
    expect(subject(view([[82, 0, 14, 0, 0]]), 'swap', 14)).toBe(14)
    expect(subject(view(), 'move-to', 14)).toBe(14)
  })

  it('tells parting with a card from other choices', () => {
    expect(parting('pay')).toBe(true)
    expect(parting('create')).toBe(false)
    expect(parting(undefined)).toBe(false)
  })
})
