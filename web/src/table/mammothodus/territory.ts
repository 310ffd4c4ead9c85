/** A territory in words: what it is, and what stands and lies in it. */
import { labelled, listed, t } from '../../lib/text.svelte'
import type { MammothodusView } from '../../lib/views'
import type { Told } from './Tip.svelte'
import { COLOURS, offset, standing, tokensIn, type MammothFacts } from './view'

type Lines = NonNullable<Told['also']>

/** What stands and lies in a territory, with what it does where that is known. */
export function within(
  view: MammothodusView,
  facts: MammothFacts,
  names: readonly string[],
  n: number,
  own: number | null,
): Lines {
  const thing = (sort: string, i: number): MammothFacts['things'][number] | undefined =>
    facts.things[offset(facts, sort) + i]
  const plain = (name: string): Lines[number] => ({ name, text: '' })
  const all: Lines = standing(view, n).map(({ seat, colour }) => ({
    name:
      seat === own
        ? t('mm-your-figure', { colour: t(`mm-colour-${COLOURS[colour]}`) })
        : labelled(names[seat], t(`mm-colour-${COLOURS[colour]}`)),
    text: thing('figure', view.clans[seat] * 4 + colour)?.text ?? '',
  }))
  if (view.tribes[n]) all.push(plain(t('mm-tribes-here', { n: view.tribes[n] })))
  view.spirit_at.forEach((at, s) => {
    if (at === n)
      all.push({ name: thing('spirit', s)?.line ?? facts.spirits[s].name, text: thing('spirit', s)?.text ?? '' })
  })
  if (view.place[n] >= 0) all.push(plain(t('mm-place-here', { n: view.place[n] + 1 })))
  facts.shards.forEach((shard, s) => {
    for (let i = 0; i < view.up[n * facts.shards.length + s]; i++) all.push(plain(t(`mm-shard-${shard}`)))
  })
  if (view.face_down[n]) all.push(plain(t('mm-hidden-here')))
  if (view.trail[n]) all.push(plain(t('mm-trail-here')))
  for (const talent of tokensIn(view, n))
    all.push({ name: thing('talent', talent)?.name ?? '', text: thing('talent', talent)?.text ?? '' })
  return all
}

/** Everything of it in one sentence: what it is, what is there, whether it can be reached, and what lies beside it. */
export const said = (
  view: MammothodusView,
  facts: MammothFacts,
  names: readonly string[],
  n: number,
  own: number | null,
  reached: boolean,
): string =>
  [
    facts.territories[n].name,
    t(`mm-colour-${facts.territories[n].colour}`),
    t(`mm-region-${facts.territories[n].region}`),
    ...within(view, facts, names, n, own).map(({ name }) => name),
    ...(reached ? [t('mm-reach')] : []),
    t('mm-next-to', { places: listed(facts.territories[n].adjacent.map((other) => facts.territories[other].name)) }),
  ].join(', ')

/** The territory looked at, with the reason why it cannot be chosen if there is one. */
export function tell(
  view: MammothodusView,
  facts: MammothFacts,
  names: readonly string[],
  n: number,
  own: number | null,
  reason: string,
): Told {
  const [place, words] = [facts.territories[n], facts.things[offset(facts, 'territory') + n]]
  const also = within(view, facts, names, n, own)
  if (reason) also.push({ name: t('table-why-not'), text: reason })
  return {
    title: `${place.name} (${place.id})`,
    line: `${t(`mm-colour-${place.colour}`)} · ${t(`mm-region-${place.region}`)}`,
    text: words?.text ?? '',
    also,
  }
}
