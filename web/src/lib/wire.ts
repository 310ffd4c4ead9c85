/** What travels on a table's socket, with the types of the OpenAPI document. */
import type { Schemas } from './api'

export type Update = Schemas['Update']
export type Decision = Schemas['Decision']
export type Offer = Schemas['Offer']
export type Happening = Schemas['Happening']
export type Moment = Schemas['Moment']
export type Turn = Schemas['Turn']
/** A line of the log. */
export type Line = Schemas['Line']
export type Note = Schemas['NoteInfo']
/** What an offer costs or brings. */
export type Remark = Schemas['Remark']
export type Meter = Schemas['MeterInfo']
export type Hint = Schemas['HintInfo']
/** What a coach says about a choice. */
export type Objection = Schemas['ObjectionInfo']
export type Bind = Offer['binds'][number]
export type Said = Schemas['Said']
/** Choices that lead somewhere together. */
export type Way = Schemas['WayInfo']
export type WayStep = Schemas['WayStep']

export type ServerMessage =
  | Schemas['Welcome']
  | Schemas['Update']
  | Schemas['Ack']
  | Schemas['Refusal']
  | Schemas['Notes']
  | Schemas['Hinted']
  | Schemas['Weighed']
  | Schemas['Doubted']
  | Schemas['Led']
  | Schemas['Said']
  | Schemas['Pong']

type Without<T> = T extends unknown ? Omit<T, 'id' | 'at'> : never
export type Act = Without<
  | Schemas['Submit']
  | Schemas['Undo']
  | Schemas['Agree']
  | Schemas['Refuse']
  | Schemas['Leave']
  | Schemas['Back']
  | Schemas['Vote']
  | Schemas['Call']
>

/**
 * Moments after an update: those above `keep` are forgotten, the new ones added. Keeping this pure makes "the log after
 * events equals the log after a reload" something a test can say.
 */
export function after(moments: readonly Moment[], update: Pick<Update, 'keep' | 'moments'>): Moment[] {
  return [...moments.filter((moment) => moment.length <= update.keep), ...update.moments]
}

/** Turns after an update: what began where the first of the new ones began, or later, is told anew. */
export function turnsAfter(turns: readonly Turn[], news: readonly Turn[]): Turn[] {
  const last = news.at(-1)?.start
  const told = news.map((turn) => (turn.start === last && !turn.text ? soFar(turn) : turn))
  return news.length ? [...turns.filter((turn) => turn.start < news[0].start), ...told] : [...turns]
}

/** A turn that goes on has no line of its own yet: the lines of the log tell it so far. */
function soFar(turn: Turn): Turn {
  return {
    ...turn,
    text: turn.lines.map((line) => line.text).join(' '),
    names: turn.lines.flatMap((line) => line.names),
  }
}

/** How long to wait before the n-th try to come back, in milliseconds. */
export function patience(n: number): number {
  return Math.min(8000, 250 * 2 ** n)
}
