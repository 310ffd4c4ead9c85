/** Letters as people type them when they look for something: no case, no accents, every blank the same. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
