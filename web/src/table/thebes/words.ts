/** Words about a table of Thebes. */
import { need, server } from '../../lib/api'
import { t } from '../../lib/text.svelte'
import type { ThebesView } from '../../lib/views'
import { facts, type ThebesFacts, type Thing } from './view'

/** The facts in a language; in English where the server has no words. */
export async function factsIn(language: string): Promise<ThebesFacts> {
  const all = await facts()
  try {
    const said = await need(
      server.GET('/api/games/{game}/cards', { params: { path: { game: 'thebes' }, query: { language } } }),
    )
    return {
      ...all,
      cards: all.cards.map((thing, i) => ({ ...thing, name: said.cards[i].name, text: said.cards[i].text })),
      places: all.places.map((place) => ({ ...place, name: said.names?.[place.id] ?? place.name })),
    }
  } catch {
    return all
  }
}

/** Several of a kind. */
export const kindsOf = ({ kind }: Pick<Thing, 'kind'>): string => t(`th-kind-${kind.replace('_', '-')}`)

/** The same in few words: the year is told only where it is not everybody's. */
export function brieflyWhen(view: ThebesView, facts: ThebesFacts, who: number): string {
  if (!view.track.includes(who)) return t('th-finished')
  const ahead = view.year[who] > Math.min(...view.year)
  const parts = [t('th-week-short', { week: view.week[who] }), facts.places[view.place[who]].name]
  return (ahead ? [String(view.year[who]), ...parts] : parts).join(' · ')
}

/** Where somebody is in time and space. */
export function whenOf(view: ThebesView, facts: ThebesFacts, who: number): string {
  const [week, year] = [view.week[who], String(view.year[who])]
  return view.track.includes(who)
    ? t('th-when', { week, year, place: facts.places[view.place[who]].name })
    : t('th-finished')
}
