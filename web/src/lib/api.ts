/** The server over HTTP, with the types of its OpenAPI document. */
import createClient from 'openapi-fetch'
import type { components, paths } from './schema'
import { mother, settings } from './settings.svelte'
import { refusal, t } from './text.svelte'

export type Schemas = components['schemas']
export type TableInfo = Schemas['TableInfo']
export type GameInfo = Schemas['GameInfo']
export type Level = Schemas['SeatWish']['level']
/** A level, or whichever is as strong as oneself. */
export type LevelWish = Level | 'mine'

export const server = createClient<paths>({ baseUrl: '/' })

/** What the server said no to, or that it said nothing. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    detail: string,
  ) {
    super(detail)
  }
}

interface Answer<T> {
  data?: T
  error?: unknown
  response: Response
}

/** The answer, or a `Failure` that says why there is none. */
export async function need<T>(asked: Promise<Answer<T>>): Promise<T> {
  let answer: Answer<T>
  try {
    answer = await asked
  } catch {
    throw new Failure('offline', t('offline'))
  }
  if (answer.data !== undefined) return answer.data
  if (answer.response.ok) return undefined as T
  const problem = (answer.error ?? {}) as { code?: string; detail?: string }
  // A page that answers for the server (a proxy, a static host) is as good as no answer.
  if (!problem.code) throw new Failure('offline', t('offline'))
  throw new Failure(problem.code, refusal(problem.code, problem.detail ?? problem.code))
}

const KNOWN = 'ostraka-known'

/** Whether this browser has been here before: only then is there somebody to ask for. */
export const known = (): boolean => localStorage.getItem(KNOWN) !== null

/** Somebody has come in by themselves: from now on there is somebody to ask for. */
export const cameIn = (): void => localStorage.setItem(KNOWN, '1')

/** Who I am; a guest is made if I am nobody yet. */
export async function me(): Promise<Schemas['Me']> {
  if (known()) {
    try {
      return await need(server.GET('/api/me'))
    } catch (failure) {
      if (failure instanceof Failure && failure.code === 'offline') throw failure
    }
  }
  const name = settings.name || t('guest-name')
  const guest = await need(server.POST('/api/guest', { body: { name, language: mother() } }))
  cameIn()
  return guest
}

/** The level that is wished for; by the results so far where it is to be as strong as oneself. */
export async function levelFor(game: string, wish: LevelWish): Promise<Level> {
  if (wish !== 'mine') return wish
  if (!known()) return 'student'
  await me()
  const rows = await need(server.GET('/api/account/statistics'))
  return (rows.find((row) => row.game === game)?.fits || 'student') as Level
}

/** A game at once: against bots, or alone where that takes several seats. */
export async function playNow(game: string, wish: LevelWish = 'student'): Promise<TableInfo> {
  await me()
  const level = await levelFor(game, wish)
  return need(server.POST('/api/quick', { body: { game, level, seats: 0, guided: false } }))
}

/** The guided first game: the one that was begun before, unless it shall begin again. */
export async function learn(game: string, again = false): Promise<TableInfo> {
  await me()
  const begun = again ? [] : await myTables()
  const mine = begun.find((table) => table.guided && table.game === game && table.status === 'playing')
  return mine ?? need(server.POST('/api/quick', { body: { game, level: 'student', seats: 0, guided: true } }))
}

export async function myTables(): Promise<TableInfo[]> {
  if (!known()) return []
  return need(server.GET('/api/tables', { params: { query: { which: 'mine' } } }))
}
