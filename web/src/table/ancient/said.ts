/** A card by ear: what it is, what it costs and brings, and what it does. */
import { sentences } from '../../lib/named'
import { t } from '../../lib/text.svelte'
import { isTechnology, type AncientCard } from './cards'

const figures = (card: AncientCard): string[] => {
  const points = t('card-points', { n: card.victory_points ?? 0 })
  if (isTechnology(card))
    return [
      t('card-level', { n: card.level === 2 ? 'II' : 'I' }),
      card.needs ?? '',
      ...(card.level === 2 ? [points] : []),
    ]
  const cost = t('card-cost', { n: card.discard_cost ?? 0 })
  if (card.type === 'artefact') return [cost]
  return [
    cost,
    t('card-slot', { n: card.start_slot ?? 0 }),
    card.locked ? t('card-locked') : '',
    t('card-knowledge', { n: card.knowledge ?? 0 }),
    points,
  ]
}

/** A card that is not in play. */
export const cardSaid = (card: AncientCard): string =>
  sentences(`${card.name}, ${t(`kind-${card.type}`)}`, ...figures(card), card.effect)

/** What still counts of a card in play. */
export const effectSaid = (card: AncientCard): string =>
  sentences(card.victory_points == null ? '' : t('card-points', { n: card.victory_points }), card.effect)
