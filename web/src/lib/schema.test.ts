import { readFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, it } from 'vitest'

it('the types are made from the OpenAPI document as it is', async () => {
  const made = astToString(await openapiTS(new URL('../../openapi.json', import.meta.url)))
  const kept = readFileSync(new URL('./schema.d.ts', import.meta.url), 'utf8')
  const body = (text: string): string => text.slice(text.indexOf('export interface paths')).trim()
  expect(body(kept)).toBe(body(made))
})

it('the patterns of the document mean the same to a browser: a whole word, and no line feed behind it', () => {
  const text = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')
  const patterns = new Set(
    [...text.matchAll(/"pattern": (".*")/g)].map(([, given]) => JSON.parse(given ?? '') as string),
  )
  expect(patterns.size).toBeGreaterThan(2)
  for (const pattern of patterns) {
    const words = ['abcdefgh', '2026-11-15'].filter((word) => new RegExp(pattern, 'u').test(word))
    expect(words).not.toEqual([])
    for (const word of words) expect(new RegExp(pattern, 'u').test(`${word}\n`)).toBe(false)
  }
})
