/** What somebody wishes of a table that is being set up, besides its rules. */
import { levelFor, type LevelWish, type Schemas } from '../lib/api'
import { t } from '../lib/text.svelte'
import { paceText } from './games'

type Wished = Schemas['NewTable']
export type Kind = 'me' | 'open' | 'bot'

export class Wish {
  seats = $state<{ kind: Kind; level: LevelWish }[]>([
    { kind: 'me', level: 'student' },
    { kind: 'open', level: 'student' },
  ])
  visibility = $state<Wished['visibility']>('link')
  undo = $state<Wished['undo']>('ask')
  pace = $state('none')
  spectators = $state(true)
  delay = $state(0)
  chat = $state(false)
  rated = $state(false)

  /** Whoever comes from the lobby wants a table for everybody, from the ratings a rated one. */
  constructor(from: string | undefined) {
    if (from === 'public') this.visibility = 'public'
    this.rated = from === 'rated'
  }

  count(kind: Kind): number {
    return this.seats.filter((seat) => seat.kind === kind).length
  }

  resize(n: number): void {
    while (this.seats.length < n) this.seats.push({ kind: 'open', level: this.seats.at(-1)?.level ?? 'student' })
    this.seats.length = n
  }

  /** All the seats that somebody takes who plays without company. */
  alone(n: number): void {
    this.resize(n)
    for (const seat of this.seats) seat.kind = 'me'
  }

  /** Whether that is so. */
  lonely(n: number): boolean {
    return this.seats.length === n && this.count('me') === n
  }

  /** All of it, line by line. */
  get lines(): string[] {
    const [me, open, bots] = [this.count('me'), this.count('open'), this.count('bot')]
    return [
      me ? t('new-sum-me', { n: me }) : t('new-sum-nobody'),
      ...(open ? [t('new-sum-open', { n: open })] : []),
      ...(bots ? [t('new-sum-bot', { n: bots })] : []),
      paceText(this.pace),
      t(`lobby-undo-${this.undo}`),
      ...(this.visibility === 'public' ? [t('lobby-public')] : []),
      ...(this.rated ? [t('lobby-rated')] : []),
    ]
  }

  /** As the server is told of it. */
  async for(game: string, setup: Wished['setup']): Promise<Wished> {
    const { visibility, pace, undo, spectators, chat, rated } = this
    const bots = this.seats.map(({ kind, level }) => (kind === 'bot' ? level : 'student'))
    const mine = bots.includes('mine') ? await levelFor(game, 'mine') : 'student'
    const seats = this.seats.map(({ kind }, i) => ({ kind, level: bots[i] === 'mine' ? mine : bots[i] }))
    const delay = spectators ? this.delay : 0
    return { game, seats, setup, visibility, pace, undo, spectators, delay, chat, rated }
  }
}
