/** Looking at a card of the table closely, with what may be done with it. */
import type { AncientCard } from './cards'
import { inspect } from './Inspector.svelte'
import type { Play } from '../play.svelte'

/** Open the inspector; what the table asks stands above the button that answers it. */
export function lookAt(play: Play, card: AncientCard): void {
  const offer = play.offers.at('card', card.card)
  if (offer) inspect(card, { label: offer.label, ask: play.update?.decision?.sentence, act: () => play.take(offer) })
  else inspect(card, null, play.whyNot(`card ${card.card}`))
}
