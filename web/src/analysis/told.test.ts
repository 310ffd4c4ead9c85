import { expect, it } from 'vitest'
import { counted, named, ruler, stacked, writer, type Point, type Told } from './told'

const point = (at: number, turn: number): Point => ({
  at,
  turn,
  seat: 0,
  label: '',
  chances: [],
  errors: [],
  expected: [],
  points: [],
  comment: '',
})

it('puts what is negative below the line of zero', () => {
  expect(stacked([3, -2, 4, 0, -1])).toEqual([
    [0, 3],
    [0, -2],
    [3, 7],
    [7, 7],
    [-2, -3],
  ])
})

it('measures with round numbers, zero among them', () => {
  expect(ruler([31, 29, 51], 6)).toEqual({ low: 0, high: 60, marks: [0, 10, 20, 30, 40, 50, 60] })
  expect(ruler([-19, 30], 4).marks).toEqual([-20, 0, 20, 40])
  expect(ruler([], 6)).toEqual({ low: 0, high: 1, marks: [0, 1] })
})

it('names as many turns as have room, each once', () => {
  const curve = [point(0, 0), point(2, 1), point(4, 1), ...Array.from({ length: 40 }, (_, i) => point(6 + i, 2 + i))]
  const turns = named(curve, 640).map(({ turn }) => turn)
  expect(turns[0]).toBe(1)
  expect(turns.length).toBeLessThanOrEqual(10)
  expect(new Set(turns).size).toBe(turns.length)
})

it('counts no points where all win or lose together', () => {
  const told = {
    names: ['Ana', 'Ben'],
    sides: [{ name: 'Ana and Ben', seats: [0, 1] }],
    shared: true,
  } as unknown as Told
  expect(counted(told)).toEqual([])
  expect(counted({ ...told, shared: false }).map(({ name }) => name)).toEqual(['Ana', 'Ben'])
})

it('writes numbers as the language does', () => {
  expect(writer('en').percent(0.46)).toBe('46%')
  expect(writer('de').number(4.25, 1)).toBe('4,3')
})
