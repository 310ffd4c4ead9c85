/** Pages by the part of the address after `#`: it needs nothing from the server, and links can be sent to friends. */

// The link to a table has its code before the `#`: so the server can tell of the table where the link is shown.
if (location.pathname.startsWith('/join/')) history.replaceState(null, '', `/#${location.pathname}`)

const read = (): string[] => location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(plain)

/** A link that somebody has shortened or typed may hold anything. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

let parts = $state.raw<string[]>(read())
/** Where each page was last: one that is just being left must not take the address of the next for its own. */
const last = new Map<string, string[]>()

const keep = (): void => void last.set(parts[0] ?? '', parts.slice(1))
keep()

addEventListener('hashchange', () => {
  const before = parts[0]
  parts = read()
  keep()
  // Within a page its own parts decide where to look.
  if (parts[0] === before) return
  scrollTo(0, 0)
  // Whoever goes by keyboard, or listens, begins where the new page begins.
  document.getElementById('content')?.focus({ preventScroll: true })
})

export const route = {
  get page(): string {
    return parts[0] ?? ''
  },
  get rest(): string[] {
    return parts.slice(1)
  },
}

/** What follows the name of this page in its address. */
export function restOf(page: string): string[] {
  return parts[0] === page ? parts.slice(1) : (last.get(page) ?? [])
}

export function go(path: string): void {
  location.hash = `/${path}`
}

/** Go on to where a page leads that is nothing by itself: Back passes it by. */
export function goOn(path: string): void {
  location.replace(`#/${path}`)
}
