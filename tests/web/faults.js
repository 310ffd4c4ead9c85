// What is wrong with the layout of the page as it is shown now: a list of sentences.
(() => {
  const faults = []
  const told = (element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth + 1)
    faults.push(`the page scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`)

  // An open dialog covers the page; what is beneath it was looked at without it.
  const top = document.querySelector('dialog[open]') ?? document.body
  const unseen = (element) => {
    for (let e = element; e && e !== top; e = e.parentElement) {
      const style = getComputedStyle(e)
      if (style.clipPath === 'inset(50%)' || style.opacity === '0') return true
    }
    return !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
  }
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY)
  const cuts = (style) => /hidden|clip/.test(style.overflowX + style.overflowY)
  const clamped = (style) => style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis'

  /** All boxes that cut off what leaves them, up to one that can be scrolled, or that cuts short on purpose. */
  function cutters(element) {
    const found = []
    for (let e = element; e && e !== document.documentElement; e = e.parentElement) {
      const style = getComputedStyle(e)
      if (clamped(style) || scrolls(style)) return found
      if (cuts(style) && !(e instanceof SVGElement)) found.push(e)
      if (style.position === 'fixed') break
    }
    return [...found, root]
  }

  /** What lies over the middle of a box, where that is another part of the table. */
  const PARTS = '.zone, .top, .tabs'
  function covering(element, r) {
    const [x, y] = [(r.left + r.right) / 2, (r.top + r.bottom) / 2]
    const found = document.elementFromPoint(x, y)
    const [part, over] = [element.closest(PARTS), found?.closest(PARTS)]
    // Advice lies over the column beside the board, and over nothing else; help over all, as long as somebody wants it.
    if (part?.matches('.opponents, [data-layout=side] .market') && found?.closest('.beside')) return null
    if (found?.closest('.help')) return null
    return part && over && part !== over && !part.contains(over) && !over.contains(part) ? over : null
  }

  /** Scrolled out of sight, or about to be: it can be brought back. */
  function away(element, r) {
    for (let e = element.parentElement; e; e = e.parentElement) {
      if (!scrolls(getComputedStyle(e))) continue
      const box = e.getBoundingClientRect()
      if (r.bottom > box.bottom || r.top < box.top || r.right > box.right || r.left < box.left) return true
    }
    return r.bottom > innerHeight || r.top < 0
  }

  // Whoever must choose by a text sees all of it; its first words are a name, which the card has in full.
  for (const text of top.querySelectorAll('[data-option] .text p, [data-option] .does, [data-option] .what')) {
    if (!unseen(text) && text.scrollHeight > text.clientHeight + 2)
      faults.push(`cut short: ${told(text)} ${text.textContent.trim().slice(0, 30)}`)
  }

  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.data.trim() || !element || /^(SCRIPT|STYLE|OPTION|TITLE)$/.test(element.tagName) || unseen(element))
      continue
    let size = parseFloat(getComputedStyle(element).fontSize)
    if (element instanceof SVGGraphicsElement) size *= element.getScreenCTM().a
    if (size < 11.95) faults.push(`text of ${size.toFixed(1)} px in ${told(element)}: ${node.data.trim().slice(0, 30)}`)
    if (element instanceof SVGElement) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter((r) => r.width >= 1)
    const words = node.data.trim().slice(0, 30)
    for (const box of cutters(element)) {
      const edge =
        box === root
          ? { left: 0, right: root.clientWidth, top: -Infinity, bottom: Infinity }
          : box.getBoundingClientRect()
      // Letters are lower than their line: a third of the line may be cut without anything missing.
      const cut = rects.some(
        (r) =>
          r.left < edge.left - 2 ||
          r.right > edge.right + 2 ||
          r.top < edge.top - r.height / 3 ||
          r.bottom > edge.bottom + r.height / 3,
      )
      if (cut) faults.push(`clipped by ${told(box)} in ${told(element)}: ${words}`)
    }
    const over = rects.filter((r) => !away(element, r)).map((r) => covering(element, r)).find(Boolean)
    if (over) faults.push(`covered by ${told(over)}: ${told(element)} ${words}`)
  }

  // Names on a map must not lie over each other.
  for (const map of top.querySelectorAll('svg')) {
    const names = [...map.querySelectorAll('text.name')]
      .filter((name) => !unseen(name))
      .map((name) => ({ text: name.textContent, box: name.getBoundingClientRect() }))
    names.forEach(({ text, box: a }, i) => {
      for (const { text: other, box: b } of names.slice(i + 1)) {
        const [across, down] = [
          Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
        ]
        if (across > 2 && down > Math.min(a.height, b.height) / 3) faults.push(`names overlap: ${text}, ${other}`)
      }
    })
  }

  // A thumb needs more room than a pointer, on a phone and on any other screen that is touched.
  const least = root.clientWidth < 768 || matchMedia('(pointer: coarse)').matches ? 43.5 : 24
  for (const control of top.querySelectorAll('button, a[href], input, select, textarea, [role=button]')) {
    if (unseen(control)) continue
    const off = control.disabled || control.getAttribute('aria-disabled') === 'true'
    if (off && !control.title && !control.getAttribute('aria-describedby'))
      faults.push(`disabled without a reason: ${told(control)} ${control.textContent.trim()}`)
    // A click on the words beside a small box counts as well.
    const r = (control.closest('label') ?? control).getBoundingClientRect()
    if (Math.min(r.width, r.height) < least && getComputedStyle(control).display !== 'inline') {
      const name = (control.ariaLabel ?? control.textContent).trim().slice(0, 30)
      faults.push(`a target of ${r.width.toFixed(0)}×${r.height.toFixed(0)} px: ${told(control)} ${name}`)
    }
  }
  return [...new Set(faults)]
})()
