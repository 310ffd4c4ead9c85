/** What a person likes: kept in this browser, and with the account of whoever has one. */

export type Theme = 'auto' | 'light' | 'dark' | 'contrast'
export type Speed = 'calm' | 'brisk' | 'instant'
/** Before what a choice is asked about once more. */
export type Confirm = 'never' | 'irreversible' | 'always'
/** Which decisions are explained without being asked: those of a kind that is met for the first time, all, or none. */
export type Explain = 'new' | 'always' | 'never'
/** Before which mistakes a coach asks “sure?”, in games against bots: in guided first games big ones, or none, … */
export type Coaching = 'first' | 'never' | 'big' | 'more'

/** The pseudo-language: English that looks foreign, to see what is not translated. Ordinary servers do not have it. */
export const PSEUDO = 'en-XA'

/** What each language calls itself, in the order in which they are on offer. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  cs: 'Čeština',
  ru: 'Русский',
  [PSEUDO]: 'Ƥšéúđó',
} as const
export type Language = keyof typeof LANGUAGES

export interface Settings {
  theme: Theme
  speed: Speed
  language: Language
  name: string
  sound: boolean
  /** Whether sounds were offered, once. */
  offered: boolean
  confirm: Confirm
  explain: Explain
  coach: Coaching
}

const KEY = 'ostraka-settings'

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

/** The first language a browser asks for that we speak. */
export function spokenIn(wished: readonly string[]): Language {
  const tags = wished.map((tag) => tag.toLowerCase().split('-')[0])
  return tags.find((tag): tag is Language => tag in LANGUAGES) ?? 'en'
}

export const settings = $state<Settings>({
  theme: 'auto',
  speed: 'brisk',
  language: spokenIn(navigator.languages ?? []),
  name: '',
  sound: false,
  offered: false,
  confirm: 'irreversible',
  explain: 'new',
  coach: 'first',
  ...stored(),
})

export function applySettings(): void {
  const root = document.documentElement
  if (settings.theme === 'auto' && matchMedia('(prefers-contrast: more)').matches) root.dataset.theme = 'contrast'
  else if (settings.theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = settings.theme
  if (settings.speed === 'instant') root.dataset.motion = 'none'
  else delete root.dataset.motion
}

/** The language as accounts know it. */
export const mother = (): Exclude<Language, 'en-XA'> => (settings.language === PSEUDO ? 'en' : settings.language)

/** Whoever wants to know of changes: the account, if there is one. */
const listeners: (() => void)[] = []
export const onChange = (listener: () => void): void => void listeners.push(listener)

/** What a person has changed in another tab of this browser, if that is what was stored. */
export const heard = ({ key }: StorageEvent): Partial<Settings> | null => (key === KEY ? stored() : null)

/** It holds here as well. */
export function adopt(changes: Partial<Settings>): void {
  Object.assign(settings, changes)
  applySettings()
}

export function change(changes: Partial<Settings>): void {
  adopt(changes)
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
}
