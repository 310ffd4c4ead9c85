import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '../lib/text.svelte'
import { barrier, changed, fitting, inOrder, said, swapped, unusual, usual, type Setting } from './setup'

beforeAll(() => loadTexts('en').then(() => undefined))

const value = (value: boolean, seats: number[], excludes: [string, boolean][] = []): Setting['values'][number] => ({
  value,
  label: String(value),
  seats,
  excludes,
})
const setting = (name: string, ...values: Setting['values']): Setting => ({
  name,
  label: name,
  values,
  ruling: '',
  each_seat: false,
})
const ALL = [2, 3, 4]
const SETTINGS = [
  setting('pairs', value(false, ALL), value(true, [4])),
  setting('open', value(false, ALL), value(true, ALL, [['hidden', true]])),
  setting('hidden', value(false, ALL), value(true, ALL, [['open', true]])),
]

it('has as many seats as the setup goes with', () => {
  const plain = usual(SETTINGS)
  const pairs = changed(SETTINGS, plain, 'pairs', true)
  expect([2, 3, 4].map((n) => barrier(SETTINGS, pairs, n)?.name)).toEqual(['pairs', 'pairs', undefined])
  expect([plain, pairs].map((setup) => fitting(SETTINGS, setup, ALL, 2))).toEqual([2, 4])
  expect([1, 9].map((n) => fitting(SETTINGS, plain, ALL, n))).toEqual([2, 4])
})

it('lets go of what a new choice excludes', () => {
  const open = changed(SETTINGS, usual(SETTINGS), 'open', true)
  expect(changed(SETTINGS, open, 'hidden', true)).toEqual({ pairs: false, open: false, hidden: true })
  expect(changed(SETTINGS, open, 'pairs', true)).toEqual({ pairs: true, open: true, hidden: false })
})

it('gives every seat another value, and exchanges them', () => {
  const values = ['elk', 'wolf', 'bear'].map((name) => ({ value: name, label: name, seats: ALL, excludes: [] }))
  const beasts: Setting = { name: 'beasts', label: 'Beasts', values, ruling: '', each_seat: true }
  const plain = usual([beasts])
  expect(plain).toEqual({ beasts: 'elk,wolf,bear' })
  expect([unusual([beasts], plain), barrier([beasts], plain, 2)]).toEqual([[], undefined])
  const other = changed([beasts], plain, 'beasts', swapped(inOrder(beasts, plain), 0, 'bear'))
  expect(other).toEqual({ beasts: 'bear,wolf,elk' })
  expect(swapped(['bear', 'wolf', 'elk'], 0, 'bear')).toBe('bear,wolf,elk')
  expect(unusual([beasts], other)).toEqual([beasts])
  expect(said(beasts, other, 2)).toBe('Beasts: bear, wolf')
})
