/** What a person likes: kept in this browser only. */

export type Theme = 'auto' | 'light' | 'dark' | 'contrast'
export type Speed = 'calm' | 'brisk' | 'instant'
export type Language = 'en' | 'fr' | 'ru' | 'cs' | 'de'

interface Settings {
  theme: Theme
  speed: Speed
  language: Language
  name: string
  sound: boolean
}

const KEY = 'ostraka-settings'

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

export const settings = $state<Settings>({ theme: 'auto', speed: 'brisk', language: 'en', name: '', sound: false, ...stored() })

export function applySettings(): void {
  const root = document.documentElement
  if (settings.theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = settings.theme
  if (settings.speed === 'instant') root.dataset.motion = 'none'
  else delete root.dataset.motion
  root.lang = settings.language
}

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes)
  applySettings()
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
}
