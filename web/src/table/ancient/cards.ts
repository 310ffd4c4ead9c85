/** Cards as the pictures need them: figures from the fixtures, words from the server where there is one. */
import { need, server } from '../../lib/api'

export type Kind = 'city' | 'megalith' | 'pyramid' | 'artefact' | 'ancient' | 'writing' | 'secret'
export type Activation = 'immediate' | 'permanent' | 'timeline' | 'decline' | 'final'

/** full: large; hand: all; strip: text cut short; board: picture and figures; tile: low and wide; chip: a line. */
export type CardSize = 'full' | 'hand' | 'strip' | 'board' | 'tile' | 'chip'

export interface AncientCard {
  card: number
  type: Kind
  number: number
  name: string
  country?: string
  /** Name and country as the game has them: whoever reads another language can look for those too. */
  original?: string
  discard_cost?: number
  start_slot?: number | null
  locked?: boolean
  knowledge?: number | null
  victory_points?: number | null
  starting_hand?: number | null
  level?: number
  requirement_text?: string | null
  /** What a technology requires, in a sentence of the server. */
  needs?: string
  effect: string
  rulings: string[]
  activation: Activation
}

let ancient: Promise<AncientCard[]> | null = null

export function ancientCards(): Promise<AncientCard[]> {
  ancient ??= import('./fixtures.json').then((file) => file.default.cards as AncientCard[])
  return ancient
}

/** The cards in the words of the server, in this language; in our own if it does not answer. */
export async function ancientCardsIn(language: string): Promise<AncientCard[]> {
  const cards = await ancientCards()
  try {
    const said = await need(
      server.GET('/api/games/{game}/cards', { params: { path: { game: 'ancient' }, query: { language } } }),
    )
    return cards.map((card, i) => {
      const { name, text, requirement, rulings = [] } = said.cards[i]
      return {
        ...card,
        name,
        original: `${card.name} ${card.country ?? ''}`,
        effect: text,
        needs: requirement ?? undefined,
        rulings,
        country: card.country && (said.names?.[card.country] ?? card.country),
      }
    })
  } catch {
    return cards
  }
}

export const isTechnology = (card: AncientCard): boolean => card.level !== undefined
