/**
 * Soft hyphens in the long words of cards: not every browser knows how the words of a language are divided, and one
 * that does not would break them anywhere. The message `ak-breaks` has the stems, with a bar at each place.
 */
import { t } from '../../lib/text.svelte'

const SOFT = '\u00ad'
let known = ''
let stems = new Map<string, string[]>()
let pattern: RegExp | null = null

function learn(): void {
  const said = t('ak-breaks')
  if (said === known) return
  known = said
  const found = said.split(' ').filter((stem) => stem.includes('|'))
  stems = new Map(found.map((stem) => [stem.replaceAll('|', '').toLowerCase(), stem.split('|')]))
  pattern = found.length ? new RegExp([...stems.keys()].sort((a, b) => b.length - a.length).join('|'), 'giu') : null
}

/** A text of a card with the places at which its long words may be divided. */
export function divided(text: string): string {
  learn()
  return pattern === null
    ? text
    : text.replace(pattern, (word) => {
        let at = 0
        const parts = (stems.get(word.toLowerCase()) ?? []).map((part) => word.slice(at, (at += part.length)))
        return parts.join(SOFT)
      })
}
