/** After an update of the server its parts have new names: whoever still has the old page begins anew. */

const TRIED = 'ostraka-renewed'
const MINUTE = 60_000

/** Load the page anew, if that can help: not without a network, and not twice in a minute. Says whether it does. */
export function renew(): boolean {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(TRIED) ?? 0) < MINUTE) return false
  sessionStorage.setItem(TRIED, String(Date.now()))
  location.reload()
  return true
}
