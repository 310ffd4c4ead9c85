/** The rules in our own words: chapters, rulings with addresses, and what a search finds in them. */
import { need, server } from '../lib/api'
import { isNamed, printed } from '../lib/own-games'

const PAGES = import.meta.glob<string>('../../../docs/rules/*/*.md', { import: 'default' })
const NUMBER = /\b[A-Z]+-?\d+(?:\.\d+)*[a-z]?\b/g

export interface Chapter {
  id: string
  title: string
  depth: number
}

export interface Passage {
  /** The part of the address that leads here. */
  id: string
  heading: string
  html: string
  text: string
}

export interface Rules {
  /** The language they are in. */
  language: string
  html: string
  chapters: Chapter[]
  passages: Passage[]
}

const known = new Map<string, Promise<Rules>>()

const fileOf = (game: string, language: string): string => `../../../docs/rules/${language}/${printed(game)}.md`

/** The language in which somebody gets the rules of a game: their own, or English where they are not written in it. */
export const rulesIn = (game: string, language: string): string => (fileOf(game, language) in PAGES ? language : 'en')

/** Whether the rules of a game come with this client: those of games of other packages do not. */
export const hasRules = (game: string): boolean => fileOf(game, 'en') in PAGES

/** The rules of a game; read and linked once in each language. */
export function rulesOf(game: string, wanted: string): Promise<Rules> {
  const language = rulesIn(game, wanted)
  const file = fileOf(game, language)
  const load = PAGES[file] ?? (() => Promise.resolve(''))
  let made = known.get(file)
  if (!made)
    known.set(
      file,
      (made = Promise.all([load(), cardsOf(game, language)]).then(([html, names]) =>
        linked(game, language, html, names),
      )),
    )
  return made
}

/** The cards that rules may name, by their names; none where cards have no names of their own, or nobody answers. */
async function cardsOf(game: string, language: string): Promise<Map<string, number>> {
  if (!isNamed(game)) return new Map()
  try {
    const params = { path: { game }, query: { language } }
    const { cards } = await need(server.GET('/api/games/{game}/cards', { params }))
    return new Map(cards.map(({ name, card }) => [name, card]))
  } catch {
    return new Map()
  }
}

/** One ruling, as it stands in the rules; nothing where there is no such number. */
export async function ruling(game: string, id: string, language: string): Promise<string> {
  return (await rulesOf(game, language)).passages.find((passage) => passage.id === id)?.html ?? ''
}

/** Every ruling gets its own address, and every mention of another one leads there. */
function linked(game: string, language: string, html: string, names: Map<string, number>): Rules {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const numbers = new Set([...page.querySelectorAll('[id^=ruling-]')].map((block) => block.id.slice('ruling-'.length)))
  const walk = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walk.nextNode())
    if (!walk.currentNode.parentElement?.closest('a, code, pre, h1, h2, h3, h4')) texts.push(walk.currentNode as Text)
  const cards = anyOf([...names.keys()])
  for (const text of texts) {
    // What stands in its own words around a name is not taken apart by the numbers, so these come last.
    for (const rest of cards ? named(page, game, text, cards, names) : [text]) mention(page, game, rest, numbers)
  }
  return { language, html: page.body.innerHTML, chapters: chaptersOf(page), passages: passagesOf(page) }
}

/** Finds any of these names as a whole; the longer of two that begin alike. */
function anyOf(names: string[]): RegExp | null {
  if (!names.length) return null
  const escaped = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join('|')})(?![\\p{L}\\d])`, 'gu')
}

/** Every name of a card leads to the card; returns the texts that are left around them. */
function named(page: Document, game: string, text: Text, cards: RegExp, names: Map<string, number>): Text[] {
  const left: Text[] = []
  for (const match of [...text.data.matchAll(cards)].toReversed()) {
    const name = text.splitText(match.index)
    left.push(name.splitText(match[0].length))
    const link = page.createElement('a')
    link.href = `#/cards/${game}/${names.get(match[0])}`
    link.className = 'card'
    name.replaceWith(link)
    link.append(name)
  }
  return [...left, text]
}

function mention(page: Document, game: string, text: Text, numbers: Set<string>): void {
  const found = [...text.data.matchAll(NUMBER)].filter(([number]) => numbers.has(number))
  // From the end, so that what stands before keeps its place.
  for (const match of found.toReversed()) {
    const rest = text.splitText(match.index)
    rest.splitText(match[0].length)
    const link = page.createElement('a')
    link.href = `#/rules/${game}/${match[0]}`
    link.className = 'number'
    rest.replaceWith(link)
    link.append(rest)
  }
}

const chaptersOf = (page: Document): Chapter[] =>
  [...page.querySelectorAll('h2, h3')].map((heading) => ({
    id: heading.id,
    title: heading.textContent ?? '',
    depth: Number(heading.tagName[1]),
  }))

function passagesOf(page: Document): Passage[] {
  const found: Passage[] = []
  let heading = ''
  let chapter = ''
  for (const block of page.body.children) {
    if (/^H[1-6]$/.test(block.tagName)) [heading, chapter] = [block.textContent ?? '', block.id]
    else {
      const id = block.id.startsWith('ruling-') ? block.id.slice('ruling-'.length) : chapter
      // Told a second time, it must not have the same id.
      const copy = block.cloneNode(true) as Element
      copy.removeAttribute('id')
      found.push({ id, heading, html: copy.outerHTML, text: (block.textContent ?? '').toLowerCase() })
    }
  }
  return found
}

/** The words that are searched for; single letters find everything and are left out. */
export const wanted = (words: string): string[] =>
  words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 1)

/** A passage with the words that were searched for marked in it. */
export function highlighted(html: string, words: string[]): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const walk = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walk.nextNode()) texts.push(walk.currentNode as Text)
  const any = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'gi')
  for (const text of texts) {
    for (const match of [...text.data.matchAll(any)].toReversed()) {
      const rest = text.splitText(match.index)
      rest.splitText(match[0].length)
      const mark = page.createElement('mark')
      rest.replaceWith(mark)
      mark.append(rest)
    }
  }
  return page.body.innerHTML
}
