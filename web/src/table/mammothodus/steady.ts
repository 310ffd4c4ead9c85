/**
 * A click acts on what the pointer came down on, where it lay then. When the table has moved meanwhile, as under a
 * question that has just come, what lies there now was not meant.
 */
const NEAR = 6

interface Down {
  thing: Element
  x: number
  y: number
}

const thingAt = (event: Event): Element | null =>
  event.target instanceof Element ? event.target.closest('[data-stop], button, a') : null

const placeOf = (thing: Element): Down => {
  const { x, y } = thing.getBoundingClientRect()
  return { thing, x, y }
}

/** Stops clicks whose target has moved, or is another, since the pointer came down. */
export function steady(node: HTMLElement): { destroy: () => void } {
  let down: Down | null = null
  const press = (event: Event): void => {
    const thing = thingAt(event)
    down = thing && placeOf(thing)
  }
  const click = (event: Event): void => {
    const before = down
    down = null
    const thing = thingAt(event)
    // A key or a program presses nothing down before.
    if (!before || !thing || (event as MouseEvent).detail === 0) return
    const now = placeOf(before.thing)
    if (before.thing === thing && Math.hypot(now.x - before.x, now.y - before.y) < NEAR) return
    event.preventDefault()
    event.stopPropagation()
  }
  node.addEventListener('pointerdown', press, true)
  node.addEventListener('click', click, true)
  return {
    destroy: () => {
      node.removeEventListener('pointerdown', press, true)
      node.removeEventListener('click', click, true)
    },
  }
}
