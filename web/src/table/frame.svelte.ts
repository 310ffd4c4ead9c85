/** What of a table is open or in front, beside the game itself. */
import type { Hint } from '../lib/wire'
import type { Play } from './play.svelte'
import { news } from './story'

/** The zones of which a phone shows one at a time. */
export const TABS = ['me', 'market', 'opponents', 'log'] as const
export type Tab = (typeof TABS)[number]

export class Frame {
  tab = $state<Tab>('me')
  logOpen = $state(false)
  settingsOpen = $state(false)
  textOpen = $state(false)
  commandOpen = $state(false)
  scoresOpen = $state(false)
  resultClosed = $state(false)
  /** The last thing that happened is being shown; the result comes after it. */
  finale = $state(false)
  /** Whose board lies open. */
  shownBoard = $state<number | null>(null)
  /** The hint that is open. */
  told = $state.raw<Hint[] | null>(null)
  /** What was asked for by ear. */
  spoken = $state('')
  private seen = $state(0)
  private readonly log = $derived.by(() => news(this.play.turns, this.play.table.seat))
  /** How many lines of the log are news. */
  readonly unread = $derived(Math.max(0, this.log.lines - Math.max(this.seen, this.log.old)))

  constructor(private readonly play: Play) {}

  /** The log is being read. */
  read(): void {
    this.seen = this.log.lines
  }

  showText(on: boolean): void {
    this.textOpen = on
    this.play.table.showText(on)
  }
}
