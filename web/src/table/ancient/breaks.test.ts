import { afterEach, expect, it } from 'vitest'
import { loadTexts } from '../../lib/text.svelte'
import { divided } from './breaks'

afterEach(() => loadTexts('en').then(() => undefined))

it('divides long words where their language does, in whatever form they stand', async () => {
  await loadTexts('de')
  expect(divided('Voraussetzung: 3 Pyramiden in deiner Vergangenheit.').replaceAll('\u00ad', '-')).toBe(
    'Voraus-setzung: 3 Pyra-miden in deiner Vergangen-heit.',
  )
  await loadTexts('ru')
  expect(divided('Требование: не менее 4 пирамид').replaceAll('\u00ad', '-')).toBe('Требо-вание: не менее 4 пира-мид')
})

it('leaves English as it is', async () => {
  await loadTexts('en')
  expect(divided('Requires at least 3 technologies.')).toBe('Requires at least 3 technologies.')
})
