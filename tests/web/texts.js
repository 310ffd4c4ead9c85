// Every text of the page that somebody can see or hear now: what is written, labels, titles, hints in fields.
// An argument names what is left out: a selector of things that are the same in every language.
(except) => {
  const top = document.querySelector('dialog[open]') ?? document.body
  const found = []
  const told = (element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`
  const kept = (element) =>
    element &&
    !element.closest(except) &&
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.data.trim().replace(/\s+/g, ' ')
    const shown = element?.tagName === 'OPTION' ? element.closest('select') : element
    if (text && !/^(SCRIPT|STYLE)$/.test(element.tagName) && kept(shown) && !element.closest(except))
      found.push([told(element), text])
  }
  for (const element of [top, ...top.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]')]) {
    if (!kept(element)) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
      const text = element.getAttribute(name)?.trim()
      if (text) found.push([`${told(element)} ${name}`, text])
    }
  }
  return [['<title>', document.title], ...found]
}
