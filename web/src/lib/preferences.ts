/** The settings of somebody with an account go with them to every browser. */
import { known, need, server, type Schemas } from './api'
import { change, onChange, settings, type Coaching, type Confirm, type Speed } from './settings.svelte'

type Preferences = Schemas['Preferences']

const ACCOUNT = 'ostraka-account'
const SPEEDS: Record<Speed, Preferences['speed']> = { calm: 'slow', brisk: 'normal', instant: 'instant' }

/** What the account keeps besides what this page knows of: it stays as it is. */
let kept: Preferences | null = null

/** Our settings as the account keeps them. */
export const told = (before: Preferences): Preferences => ({
  ...before,
  theme: settings.theme,
  speed: SPEEDS[settings.speed],
  sound: settings.sound,
  confirm: settings.confirm,
  coach: settings.coach,
})

/** What the account keeps as our settings. */
export function read(preferences: Preferences): {
  theme: Preferences['theme']
  speed: Speed
  sound: boolean
  confirm: Confirm
  coach: Coaching
} {
  const speed: Speed = preferences.speed === 'slow' ? 'calm' : preferences.speed === 'instant' ? 'instant' : 'brisk'
  return {
    theme: preferences.theme ?? 'auto',
    speed,
    sound: preferences.sound ?? false,
    confirm: preferences.confirm ?? 'irreversible',
    coach: preferences.coach ?? 'first',
  }
}

/** Whether the finished games of this account may be given away for research: what the server knows. */
export const agreed = async (): Promise<boolean> =>
  (await need(server.GET('/api/account/preferences'))).research ?? false

export async function agree(research: boolean): Promise<void> {
  const now = { ...(await need(server.GET('/api/account/preferences'))), research }
  await need(server.PUT('/api/account/preferences', { body: now }))
  if (kept) kept = { ...kept, research }
}

onChange(() => {
  if (!kept) return
  const now = told(kept)
  const before = kept
  const alike = (['theme', 'speed', 'sound', 'confirm', 'coach'] as const).every((what) => now[what] === before[what])
  if (alike) return
  kept = now
  // Without a network the browser itself still keeps it.
  void server.PUT('/api/account/preferences', { body: now }).catch(() => {})
})

/** Take over what the account keeps; `fresh` is an account that was made just now and keeps what this browser has. */
export async function usePreferences(fresh = false): Promise<void> {
  localStorage.setItem(ACCOUNT, '1')
  const found = await need(server.GET('/api/account/preferences'))
  if (fresh) {
    kept = told(found)
    await need(server.PUT('/api/account/preferences', { body: kept }))
    return
  }
  kept = null
  change(read(found))
  kept = found
}

/** At the start: only for those who have an account here. */
export async function startPreferences(): Promise<void> {
  if (known() && localStorage.getItem(ACCOUNT)) await usePreferences().catch(() => localStorage.removeItem(ACCOUNT))
}

/** Somebody has left: the browser goes on by itself. */
export function leavePreferences(): void {
  kept = null
  localStorage.removeItem(ACCOUNT)
}
