/** The rules in our own words: chapters, rulings with addresses, and what a search finds in them. */

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

const fileOf = (game: string, language: string): string => `../../../docs/rules/${language}/${game}.md`

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
  if (!made) known.set(file, (made = load().then((html) => linked(game, language, html))))
  return made
}

/** One ruling, as it stands in the rules; nothing where there is no such number. */
export async function ruling(game: string, id: string, language: string): Promise<string> {
  return (await rulesOf(game, language)).passages.find((passage) => passage.id === id)?.html ?? ''
}

/** Every ruling gets its own address, and every mention of another one leads there. */
function linked(game: string, language: string, html: string): Rules {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const numbers = new Set([...page.querySelectorAll('[id^=ruling-]')].map((block) => block.id.slice('ruling-'.length)))
  const walk = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walk.nextNode())
    if (!walk.currentNode.parentElement?.closest('a, code, pre, h1, h2, h3, h4')) texts.push(walk.currentNode as Text)
  for (const text of texts) mention(page, game, text, numbers)
  return { language, html: page.body.innerHTML, chapters: chaptersOf(page), passages: passagesOf(page) }
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
