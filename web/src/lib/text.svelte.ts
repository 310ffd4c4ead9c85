/** The words of the interface, from the shared Fluent catalogues; another language is fetched when it is chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from './settings.svelte'

const SOURCES = import.meta.glob<string>('../../../src/ostraka/text/*/{web,pages}.ftl', { query: '?raw', import: 'default' })

/** Languages the interface has words in. */
export const spoken = new Set(Object.keys(SOURCES).flatMap((path) => /text\/([a-z]+)\//.exec(path)?.[1] ?? []))

let chosen = $state.raw<FluentBundle[]>([])

async function bundle(language: string): Promise<FluentBundle | null> {
  const files = Object.entries(SOURCES).filter(([path]) => path.includes(`/${language}/`))
  if (!files.length) return null
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of await Promise.all(files.map(([, load]) => load()))) made.addResource(new FluentResource(text))
  return made
}

export async function loadTexts(language: string = settings.language): Promise<void> {
  const wanted = [language, ...(language === 'en' ? [] : ['en'])]
  const loaded = await Promise.all(wanted.map(bundle))
  chosen = loaded.filter((b) => b !== null)
}

/** Say a message of the interface. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  for (const b of chosen) {
    const message = b.getMessage(id)
    if (message?.value) return b.formatPattern(message.value, args)
  }
  return id
}
