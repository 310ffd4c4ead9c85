import { describe, expect, it } from 'vitest'
import type { Meter } from '../lib/wire'
import { closest, leadOf, placesOf, sidesIn, together, victory, winnersOf } from './standing'

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

it('has no winner among those who lost, and speaks to me if I am one', () => {
  expect(victory({ ...alone, winners: [] }, [0])).toEqual({ who: 'nobody', others: [] })
  expect(victory({ ...alone, winners: [0] }, [0])).toEqual({ who: 'you', others: [] })
  expect(victory({ ...teams, winners: [0, 2] }, [0])).toEqual({ who: 'you-with', others: [2] })
  expect(victory({ ...alone, winners: [1] }, [0])).toEqual({ who: 'others', others: [1] })
  expect(victory({ ...alone, winners: [0] }, [0, 1])).toEqual({ who: 'others', others: [0] })
})

it('tells how close every way to lose was that was not the end, the closest first', () => {
  const meter = (name: string, value: number | number[], start: number, bound: number, result: string): Meter =>
    ({ name, value, start, bound, result, label: name, text: '' }) as Meter
  const found = closest([
    meter('tribes', 6, 12, 0, 'loses'),
    meter('places', 2, 0, 4, 'wins'),
    meter('population', [3, -4, -5], 10, -5, 'loses'),
  ])
  expect(found.map(({ meter, seat, left }) => [meter.name, seat, left])).toEqual([
    ['population', 1, 1],
    ['tribes', null, 6],
    ['population', 0, 8],
  ])
})
