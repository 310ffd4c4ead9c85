/** One tab stop for a whole zone: arrow keys go to the nearest thing in that direction. */
export function arrows(zone: HTMLElement): { destroy: () => void } {
  const stops = (): HTMLElement[] =>
    [...zone.querySelectorAll<HTMLElement>('[data-stop]')].filter((stop) => stop.offsetParent !== null)

  function settle(current?: HTMLElement): void {
    const all = stops()
    const chosen = current && all.includes(current) ? current : (all.find((stop) => stop.tabIndex === 0) ?? all[0])
    for (const stop of all) stop.tabIndex = stop === chosen ? 0 : -1
  }

  function pressed(event: KeyboardEvent): void {
    const from = document.activeElement as HTMLElement
    if (!from?.matches('[data-stop]')) return
    const next = nearest(from, stops(), event.key)
    if (!next) return
    event.preventDefault()
    settle(next)
    next.focus()
  }

  const focused = (event: FocusEvent): void => {
    const target = event.target as HTMLElement
    if (target.matches('[data-stop]')) settle(target)
  }

  const watcher = new MutationObserver(() => settle())
  watcher.observe(zone, { childList: true, subtree: true })
  zone.addEventListener('keydown', pressed)
  zone.addEventListener('focusin', focused)
  settle()
  return {
    destroy: () => {
      watcher.disconnect()
      zone.removeEventListener('keydown', pressed)
      zone.removeEventListener('focusin', focused)
    },
  }
}

interface Box {
  getBoundingClientRect(): { left: number; top: number; width: number; height: number }
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The thing nearest in the direction of a key; Home and End go to the first and the last. */
export function nearest<T extends Box>(from: T, all: readonly T[], key: string): T | undefined {
  if (key === 'Home') return all[0]
  if (key === 'End') return all[all.length - 1]
  const way = WAYS[key]
  if (!way) return undefined
  const middle = (box: Box): [number, number] => {
    const r = box.getBoundingClientRect()
    return [r.left + r.width / 2, r.top + r.height / 2]
  }
  const [x, y] = middle(from)
  let best: T | undefined
  let least = Infinity
  for (const stop of all) {
    if (stop === from) continue
    const [a, b] = middle(stop)
    const along = (a - x) * way[0] + (b - y) * way[1]
    const across = Math.abs((a - x) * way[1]) + Math.abs((b - y) * way[0])
    if (along <= 2 || across > along * 3) continue
    const distance = along + across * 2
    if (distance < least) [best, least] = [stop, distance]
  }
  return best
}
