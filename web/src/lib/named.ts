/** What a control is called by ear: what it is, what it does, and what will follow, each said once. */
import type { Offer } from './wire'

const opens = (whole: string, part: string): boolean =>
  whole.startsWith(part) && !/[\p{L}\p{N}]/u.test(whole[part.length] ?? '')

/** A sentence with its end. */
export const ended = (part: string): string => `${part}${/[.!?…:]$/.test(part) ? '' : '.'}`

/** Sentences in one string; one that only begins another is not said by itself. */
export function sentences(...parts: readonly string[]): string {
  const said = [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
  return said
    .filter((part) => !said.some((other) => other !== part && opens(other, part)))
    .reduce((before, part) => (before ? `${ended(before)} ${part}` : part), '')
}

/** A thing, with the option that takes it or the reason why there is none. */
export const named = (thing: string, offer?: Pick<Offer, 'label' | 'notes'>, reason = ''): string =>
  offer ? sentences(thing, offer.label, ...offer.notes.map((note) => note.text)) : sentences(thing, reason)
