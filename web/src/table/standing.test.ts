import { describe, expect, it } from 'vitest'
import { leadOf, placesOf, sidesIn, together, winnersOf } from './standing'

const name = (seat: number): string => ['Ana', 'Ben', 'Eva', 'Max'][seat]
const alone = { sides: [0, 1, 2], totals: [12, 30, 12], winners: [1], ranks: null }
const teams = { sides: [0, 1, 0, 1], totals: [5, 9, 8, 2], winners: [0, 2], ranks: null }

describe('a result', () => {
  it('puts everybody in their place; who has the same shares it', () => {
    expect(placesOf(alone)).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
      { seat: 2, place: 2 },
    ])
    expect(leadOf(alone)).toBe(18)
  })

  it('counts partners together and names them together', () => {
    expect([sidesIn(teams), together(teams, 0), together(teams, 3)]).toEqual([2, 13, 11])
    expect(winnersOf(teams, name)).toBe('Ana & Eva')
    expect(placesOf(teams).map(({ place }) => place)).toEqual([1, 1, 3, 3])
    expect(leadOf(teams)).toBe(2)
  })

  it('takes the places the game gives, and has no lead where all play together', () => {
    expect(placesOf({ ...alone, ranks: [2, 1, 3] }).map(({ place }) => place)).toEqual([1, 2, 3])
    expect(leadOf({ ...alone, sides: [0, 0, 0] })).toBe(0)
    expect(leadOf({ ...alone, winners: [] })).toBe(0)
  })
})
