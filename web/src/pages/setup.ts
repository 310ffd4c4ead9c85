/** Which variants go together, and with how many seats: as the server tells it of every value of a setting. */
import type { GameInfo } from '../lib/api'
import { labelled, t } from '../lib/text.svelte'

export type Setting = GameInfo['settings'][number]
export type Value = Setting['values'][number]['value']
export type Setup = Readonly<Record<string, Value>>
type Settings = readonly Setting[]

/** What is usual: the first value, or all of them for the seats in their order. */
const usually = ({ each_seat, values }: Setting): Value =>
  each_seat ? values.map(({ value }) => value).join() : values[0].value

/** Everything as usual. */
export const usual = (settings: Settings): Record<string, Value> =>
  Object.fromEntries(settings.map((setting) => [setting.name, usually(setting)]))

/** What a setting gives to the seats, one after the other. */
export const inOrder = (setting: Setting, setup: Setup): string[] => String(setup[setting.name]).split(',')

/** A seat has what it wishes; whoever had that has what the seat had. */
export function swapped(order: readonly string[], seat: number, wish: string): string {
  return order.map((value, i) => (i === seat ? wish : value === wish ? order[seat] : value)).join()
}

/** The value a setting has now. */
export const valueOf = (setting: Setting, setup: Setup): Setting['values'][number] | undefined =>
  setting.values.find(({ value }) => value === setup[setting.name])

/** What a setting is set to, in words. */
export function said(setting: Setting, setup: Setup, seats = Infinity): string {
  if (setting.each_seat) {
    const labels = inOrder(setting, setup).map((value) => setting.values.find((each) => each.value === value)?.label)
    return labelled(setting.label, labels.slice(0, seats).join(', '))
  }
  const value = valueOf(setting, setup)
  if (typeof value?.value !== 'boolean') return labelled(setting.label, value?.label)
  return value.value ? setting.label : t('new-without', { what: setting.label })
}

/** Whether it is a plain yes or no. */
export const isPlain = (setting: Setting): boolean =>
  setting.values.length === 2 && setting.values.every((value) => typeof value.value === 'boolean')

/** The settings that are not as usual. */
export const unusual = (settings: Settings, setup: Setup): Setting[] =>
  settings.filter((setting) => setup[setting.name] !== usually(setting))

/** The setting that does not go with so many seats, if there is one. */
export const barrier = (settings: Settings, setup: Setup, seats: number): Setting | undefined =>
  settings.find((setting) => !(valueOf(setting, setup)?.seats.includes(seats) ?? true))

/** A setup with another value; settings that this value excludes go back to what is usual. */
export function changed(settings: Settings, setup: Setup, name: string, value: Value): Record<string, Value> {
  const made = { ...setup, [name]: value }
  const excludes = settings.find((setting) => setting.name === name)?.values.find((each) => each.value === value)
  for (const [other, unfit] of excludes?.excludes ?? []) if (made[other] === unfit) made[other] = usual(settings)[other]
  return made
}

/** Of these numbers of seats, the one nearest to the number there is that goes with the setup. */
export function fitting(settings: Settings, setup: Setup, counts: readonly number[], seats: number): number {
  const good = counts.filter((n) => !barrier(settings, setup, n))
  return good.toSorted((a, b) => Math.abs(a - seats) - Math.abs(b - seats))[0] ?? seats
}
