/** The keys of every table. */
import { labelled, t } from '../lib/text.svelte'
import type { Frame } from './frame.svelte'
import type { Play } from './play.svelte'

/** What the decision bar does for a key. */
export interface Bar {
  hint: () => void
  unhint: () => boolean
  why: () => void
  helping: () => boolean
}

interface Table {
  play: Play
  frame: Frame
  bar: Bar | undefined
  /** Whose boards can be opened. */
  boards: readonly number[]
}

/** Whatever may be chosen on the table now, wherever it lies; the log's own buttons are none. */
const OPEN = '.table [data-stop]:is([data-option], .offered, .open):not(:disabled)'
const OFFERED = '.choices [data-option], .table [data-stop]:is(.offered, .open)'

const shown = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((stop) => stop.checkVisibility())

/** Go to the next thing that may be chosen. */
function next(by: number): void {
  const all = shown(OPEN)
  const at = all.indexOf(document.activeElement as HTMLElement)
  all[(at + by + (at < 0 && by < 0 ? 1 : 0) + all.length) % all.length]?.focus()
}

/** Where what had the focus has gone, it goes to the first thing on offer. */
export function refocus(): void {
  if (document.activeElement?.matches('body, #content')) shown(OFFERED)[0]?.focus()
}

/** The clocks in a sentence, for the ear. */
function clocks(play: Play): string {
  const left = play.update?.clocks
  if (!left) return t('clock-none')
  const told = (ms: number): string =>
    `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`
  return left.map((ms, seat) => labelled(play.name(seat), told(ms))).join('; ')
}

/** Esc takes back the last thing that was opened. */
function escape({ play, frame, bar }: Table): void {
  if (play.coach.said) play.coach.dismiss()
  else if (play.pending || play.ways.open.length) play.forgo()
  else if (play.tool) play.tool = null
  else if (bar?.helping()) bar.why()
  else if (bar?.unhint()) return
  else frame.logOpen = false
}

function scores({ play, frame }: Table): boolean {
  if (play.update?.result) frame.resultClosed = !frame.resultClosed
  else if (play.update?.tally) frame.scoresOpen = true
  else return false
  return true
}

const KEYS: Record<string, (table: Table) => unknown> = {
  u: ({ play }) => play.undo('step'),
  U: ({ play }) => play.undo('turn'),
  h: ({ bar }) => bar?.hint(),
  '?': ({ bar }) => bar?.why(),
  t: ({ frame }) => frame.showText(true),
  '/': ({ frame }) => (frame.commandOpen = true),
  c: ({ play, frame }) => (frame.spoken = clocks(play)),
  n: () => next(1),
  N: () => next(-1),
  l: ({ frame }) => (frame.logOpen = !frame.logOpen),
  m: () => document.querySelector<HTMLElement>('.zone.market [data-stop][tabindex="0"]')?.focus(),
  Escape: escape,
}

/** Do what a key stands for; what stands for nothing is left to the browser. */
export function press(event: KeyboardEvent, table: Table): void {
  const target = event.target as HTMLElement
  const typing = target.matches('input, select, textarea') || document.querySelector('dialog[open]')
  if (event.ctrlKey || event.metaKey || event.altKey || typing) return
  const seat = /^Digit([1-4])$/.exec(event.code)?.[1]
  if (event.shiftKey && seat && table.boards.length)
    table.frame.shownBoard = table.boards.includes(Number(seat) - 1) ? Number(seat) - 1 : null
  else if (event.key in KEYS) KEYS[event.key](table)
  else if (/^[0-9]$/.test(event.key))
    document.querySelector<HTMLElement>(`.zone.hand [data-key="${event.key}"]`)?.focus()
  else if (event.key !== 's' || !scores(table)) return
  event.preventDefault()
}
