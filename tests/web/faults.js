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

  /** The box that cuts off what leaves it; null where everything can be scrolled to, or is cut short on purpose. */
  function cutter(element) {
    for (let e = element; e && e !== document.documentElement; e = e.parentElement) {
      const style = getComputedStyle(e)
      if (clamped(style) || scrolls(style)) return null
      if (cuts(style) && !(e instanceof SVGElement)) return e
      if (style.position === 'fixed') break
    }
    return root
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
    const box = cutter(element)
    if (!box) continue
    const edge =
      box === root
        ? { left: 0, right: root.clientWidth, top: -Infinity, bottom: Infinity }
        : box.getBoundingClientRect()
    for (const r of range.getClientRects()) {
      if (r.width < 1) continue
      // Letters are lower than their line: a third of the line may be cut without anything missing.
      const slack = r.height / 3
      if (
        r.left < edge.left - 2 ||
        r.right > edge.right + 2 ||
        r.top < edge.top - slack ||
        r.bottom > edge.bottom + slack
      ) {
        faults.push(`clipped by ${told(box)} in ${told(element)}: ${node.data.trim().slice(0, 30)}`)
        break
      }
    }
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
