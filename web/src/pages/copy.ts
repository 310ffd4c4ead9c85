/** Put a text on the clipboard; false where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return byHand(text)
  }
}

/** Without a certificate, as in most homes, browsers have no clipboard for pages; the old way still works. */
function byHand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'unseen'
  const before = document.activeElement as HTMLElement | null
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  before?.focus()
  return done
}
