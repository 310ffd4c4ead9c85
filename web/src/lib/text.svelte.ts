/** The words of the interface, from the shared Fluent catalogues; another language is fetched when it is chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { PSEUDO, settings } from './settings.svelte'

/** Those of the house, and those at the table of each of our games. */
const SOURCES = import.meta.glob<string>(
  ['../../../src/ostraka/text/*/web.ftl', '../../../src/ostraka/games/*/text/*/web.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
)
const languageOf = (path: string): string => /text\/([a-z]+)\//.exec(path)?.[1] ?? ''

/** Languages the interface has words in; the server makes those of the pseudo-language, where it was asked to. */
export const spoken = new Set([...Object.keys(SOURCES).map(languageOf), PSEUDO])

/** Languages that lack no message: whoever reads one of them loads no other. */
export const WHOLE = ['en', 'fr', 'ru', 'cs', 'de']

let chosen = $state.raw<FluentBundle[]>([])
let asked = 0

async function source(language: string): Promise<string | null> {
  const own = Object.keys(SOURCES).filter((path) => languageOf(path) === language)
  if (own.length) return (await Promise.all(own.map((path) => SOURCES[path]()))).join('\n')
  if (language !== PSEUDO) return null
  const answer = await fetch(`/api/texts/${language}`)
  // Read in any case: an answer that nobody reads holds its connection.
  const text = await answer.text()
  return answer.ok ? text : null
}

async function bundle(language: string): Promise<FluentBundle | null> {
  const text = await source(language)
  if (text === null) return null
  const made = new FluentBundle(language, { useIsolating: false })
  made.addResource(new FluentResource(text))
  return made
}

/** Speak a language from now on; false if there are no words in it, or another one was asked for meanwhile. */
export async function loadTexts(language: string = settings.language): Promise<boolean> {
  const mine = ++asked
  const first = await bundle(language).catch(() => null)
  // Without words in it, the language stays as it is; a page that has none yet begins in English.
  if (mine !== asked || (!first && chosen.length)) return false
  const second = first && WHOLE.includes(language) ? null : await bundle('en')
  if (mine !== asked) return false
  chosen = [first, second].filter((b) => b !== null)
  return first !== null
}

/** The language that is spoken now: the one that was asked for, or English where there are no words in it. */
export const tongue = (): string => chosen[0]?.locales[0] ?? 'en'

/** Say a message of the interface. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  for (const b of chosen) {
    const message = b.getMessage(id)
    if (message?.value) return b.formatPattern(message.value, args)
  }
  return id
}

/** A thing and what is said of it: the space before the colon is the language's own. */
export const labelled = (label: string, text: string | number = ''): string => t('labelled', { label, text })

/** Why the server refuses something, by its code; what a newer server refuses is told in its own English words. */
export function refusal(code: string, detail: string): string {
  const message = `refusal-${code}`
  const said = t(message)
  return said === message ? detail : said
}

/** What is wrong with a file, in the words of the language; what a newer server finds is told in its English words. */
export function fault(problem: { detail: string; fault?: string; about?: Record<string, string | number> }): string {
  const message = `fault-${problem.fault}`
  const said = t(message, problem.about)
  if (said === message) return problem.detail
  return problem.about?.near ? `${said} ${t('fault-near', problem.about)}` : said
}

/** Who sits on a seat: a bot is called by its level, in the language spoken here, unless it has a name of its own. */
export function called(seat: { name: string; level?: string | null }): string {
  const level = seat.level ?? ''
  const message = `bots-${level}`
  const number = /^[A-Z][a-z]+( \d+)?$/.exec(seat.name)
  const usual = number && seat.name.toLowerCase().startsWith(level) && t(message) !== message
  return level && usual ? t(message) + (number[1] ?? '') : seat.name
}

/** A share of one as a percentage. */
export const percent = (share: number): string => new Intl.NumberFormat(tongue(), { style: 'percent' }).format(share)

/**
 * English of the interface is British: days before months. The pseudo-language has no names of months, only figures.
 */
const written = (moment: Date | number, length: 'medium' | 'long', timeZone?: string): string => {
  const plain = tongue() === PSEUDO
  return new Intl.DateTimeFormat(plain || tongue() === 'en' ? 'en-GB' : tongue(), {
    dateStyle: plain ? 'short' : length,
    timeZone,
  }).format(moment)
}

/** The day of a moment, given in milliseconds. */
export const day = (moment: number): string => written(moment, 'medium')

/** A day of the calendar, given as `2027-01-31`. */
export const dated = (date: string): string => written(new Date(`${date}T00:00:00Z`), 'long', 'UTC')

/** The hour of a moment, given in milliseconds, where the reader is. */
export const clocked = (moment: number): string =>
  new Intl.DateTimeFormat(tongue() === PSEUDO || tongue() === 'en' ? 'en-GB' : tongue(), {
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment)

/** A number as it is written in the language spoken here. */
export const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(tongue(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)

/** Several things in one sentence: a, b and c; the pseudo-language has no word for “and”. */
export const listed = (parts: string[]): string =>
  new Intl.ListFormat(tongue() === 'en' ? 'en-GB' : tongue(), {
    type: tongue() === PSEUDO ? 'unit' : 'conjunction',
  }).format(parts)

/** How long ago something was; what is older than a week has its day. */
export function ago(moment: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - moment) / 60_000))
  if (minutes < 60) return t('ago-minutes', { n: minutes })
  if (minutes < 60 * 24) return t('ago-hours', { n: Math.floor(minutes / 60) })
  if (minutes < 60 * 24 * 7) return t('ago-days', { n: Math.floor(minutes / (60 * 24)) })
  return day(moment)
}
