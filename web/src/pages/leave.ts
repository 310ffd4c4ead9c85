/** Nobody is known in this browser any more. */
import { Failure } from '../lib/api'
import { leavePreferences } from '../lib/preferences'
import { t } from '../lib/text.svelte'

export function leave(): never {
  localStorage.removeItem('ostraka-known')
  leavePreferences()
  location.hash = '/'
  location.reload()
  throw new Failure('session', t('profile-gone'))
}
