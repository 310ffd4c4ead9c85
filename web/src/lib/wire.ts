/**
 * What travels on a table's socket. Updates, acts and all they contain have the types of the OpenAPI document; the few
 * messages that only the socket knows are written here.
 */
import type { Schemas } from './api'

export type Update = Schemas['Update']
export type Decision = Schemas['Decision']
export type Offer = Schemas['Offer']
export type Happening = Schemas['Happening']
export type Moment = Schemas['Moment']

export interface Note {
  option: number
  label: string
  text: string
  message: string
  args: Record<string, string | number>
}

export type ServerMessage =
  | ({ type: 'update' } & Update)
  | Schemas['Ack']
  | { type: 'welcome'; table: Schemas['TableInfo']; seat: number | null }
  | { type: 'refusal'; code: string; detail: string; id: string | null; ref: number | null }
  | { type: 'notes'; ref: number; notes: Note[] }
  | { type: 'hinted'; ref: number; option: number; label: string }
  | { type: 'pong'; ref: number }

type Without<T> = T extends unknown ? Omit<T, 'id' | 'at'> : never
export type Act = Without<Schemas['Submit'] | Schemas['Undo'] | Schemas['Agree'] | Schemas['Refuse'] | Schemas['Leave'] | Schemas['Back'] | Schemas['Vote']>

export type Question = { type: 'preview'; option: number } | { type: 'reasons' } | { type: 'hint' }

/**
 * Moments after an update: those above `keep` are forgotten, the new ones added. Keeping this pure makes "the log after
 * events equals the log after a reload" something a test can say.
 */
export function after(moments: readonly Moment[], update: Pick<Update, 'keep' | 'moments'>): Moment[] {
  return [...moments.filter((moment) => moment.length <= update.keep), ...update.moments]
}

/** How long to wait before the n-th try to come back, in milliseconds. */
export function patience(n: number): number {
  return Math.min(8000, 250 * 2 ** n)
}
