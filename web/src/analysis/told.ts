/** What an analysis tells: the record that `ostraka.lab.analysis_words` makes, its words included. */

/** How things stood when a turn began, or at the end. */
export interface Point {
  at: number
  turn: number
  /** Whose turn begins; -1 at the end. */
  seat: number
  label: string
  chances: number[]
  /** The standard errors of the chances. */
  errors: number[]
  expected: number[]
  /** By seat and source. */
  points: number[][]
  /** What there is to say to the reader about the turn that begins here. */
  comment: string
}

/** What is to be said of an option that somebody tries afterwards. */
export type Grade = 'good' | 'better' | 'played' | 'worse'

/** A decision of the reader that gave something away, with what is to be said of each of its options. */
export interface Mistake {
  at: number
  seat: number
  best: number
  when: string
  question: string
  played_label: string
  best_label: string
  verdict: string
  answer: string[]
  tries: { option: number; label: string; grade: Grade }[]
}

/** A turn in which the chances moved, and a decision in it. */
export interface Turning {
  at: number
  seat: number
  before: number
  after: number
  when: string
  question: string
  moved: string
  played_label: string
  verdict: string
  why: string
}

export interface Words {
  title: string
  facts: string[]
  curve: string
  curve_text: string
  course: string[]
  turnings: string
  none: string
  played: string
  grown: string
  sources: string
  sources_text: string
  final: string
  source: string
  total: string
  figures: string
  turn: string
  begins: string
  expected: string
  how: string
  made: string[]
  learn: Record<Grade | 'title' | 'count' | 'find' | 'end', string>
}

export interface Told {
  game: string
  language: string
  names: string[]
  /** Those who win together, with what they are called together. */
  sides: { name: string; seats: number[] }[]
  /** Whether everybody wins or loses together. */
  shared: boolean
  /** What the sources of points are called. */
  labels: string[]
  outcome: { points: number[][]; totals: number[] }
  /** Half a 95 % interval, in standard errors. */
  interval: number
  result: string
  curve: Point[]
  turning_points: Turning[]
  /** Whose game it is about; nobody's in particular, if none. */
  readers: number[]
  mistakes: Mistake[]
  words: Words
}

/** Whose points are shown: nobody's where all win or lose together, for nobody plays for points there. */
export const counted = (told: Told): { seat: number; name: string }[] =>
  told.shared ? [] : told.names.map((name, seat) => ({ seat, name }))

export const sum = (points: number[]): number => points.reduce((all, each) => all + each, 0)

/** Round numbers from below the lowest value to above the highest one, zero among them. */
export function ruler(values: number[], most: number): { low: number; high: number; marks: number[] } {
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)]
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (high - low) / each <= most) ?? 200
  const [bottom, top] = [Math.floor(low / step) * step, Math.ceil(high / step) * step]
  const count = Math.round((top - bottom) / step) + 1
  return { low: bottom, high: top, marks: Array.from({ length: count }, (_, i) => bottom + i * step) }
}

/** Values on top of each other: from where to where each one reaches. What is negative hangs below zero. */
export function stacked(values: number[]): [number, number][] {
  let [above, below] = [0, 0]
  return values.map((value) => {
    const floor = value < 0 ? below : above
    if (value < 0) below += value
    else above += value
    return [floor, floor + value]
  })
}

/** Turns to be named below a drawing of that width: as many as have room. */
export function named(points: Point[], room: number): Point[] {
  const first = points.filter((point, i) => point.turn > 0 && point.turn !== points[i - 1]?.turn)
  const each = Math.ceil(first.length / Math.max(2, Math.floor(room / 64)))
  return first.filter((_, i) => i % each === 0)
}

/** How shares, numbers and a label are written in a language; the page that is saved has no catalogue to ask. */
export function writer(language: string): {
  percent: (share: number) => string
  number: (value: number, digits?: number) => string
  labelled: (label: string, text?: string) => string
} {
  const shares = new Intl.NumberFormat(language, { style: 'percent' })
  return {
    percent: (share) => shares.format(share),
    number: (value, digits = 0) =>
      new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value),
    labelled: (label, text = '') => `${label}${language === 'fr' ? '\u00a0' : ''}: ${text}`,
  }
}
