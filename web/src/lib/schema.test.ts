import { readFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, it } from 'vitest'

it('the types are made from the OpenAPI document as it is', async () => {
  const made = astToString(await openapiTS(new URL('../../openapi.json', import.meta.url)))
  const kept = readFileSync(new URL('./schema.d.ts', import.meta.url), 'utf8')
  const body = (text: string): string => text.slice(text.indexOf('export interface paths')).trim()
  expect(body(kept)).toBe(body(made))
})
