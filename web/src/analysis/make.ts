/** Analyses of games that are over: asked for, and waited for as long as somebody wants them. */
import { need, server } from '../lib/api'
import type { Told } from './told'

/** Milliseconds between two looks at one that is being made. */
const LOOK = 1500

/** An analysis that is ready; null if nobody has asked for it. */
export async function ready(table: string, language: string): Promise<Told | null> {
  const params = { path: { table }, query: { language } }
  const found = await need(server.GET('/api/tables/{table}/analysis', { params }))
  return (found.analysis ?? null) as unknown as Told | null
}

/** Have an analysis made; null if nobody wants it any more. */
export async function made(table: string, language: string, wanted: () => boolean): Promise<Told | null> {
  const params = { path: { table }, query: { language } }
  let found = await need(server.POST('/api/tables/{table}/analysis', { params }))
  while (found.state === 'working' && wanted()) {
    await new Promise((resolve) => setTimeout(resolve, LOOK))
    found = await need(server.GET('/api/tables/{table}/analysis', { params }))
  }
  return (found.analysis ?? null) as unknown as Told | null
}
