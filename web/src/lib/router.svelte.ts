/** Pages by the part of the address after `#`: it needs nothing from the server, and links can be sent to friends. */

const read = (): string[] => location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)

let parts = $state.raw<string[]>(read())

addEventListener('hashchange', () => {
  parts = read()
  scrollTo(0, 0)
})

export const route = {
  get page(): string {
    return parts[0] ?? ''
  },
  get rest(): string[] {
    return parts.slice(1)
  },
}

export function go(path: string): void {
  location.hash = `/${path}`
}
