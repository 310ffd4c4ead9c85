/** One mistake to learn from: the position as it was, with its question; what is chosen is only tried. */
import type { Grade, Mistake, Words } from '../analysis/told'
import type { TableInfo } from '../lib/api'
import type { Decision } from '../lib/wire'
import { Replay } from './replay.svelte'

export class Lesson extends Replay {
  /** What was tried last, and what is to be said of it. */
  tried = $state.raw<{ label: string; grade: Grade } | null>(null)
  /** Somebody has found it, or given in. */
  answered = $state(false)

  constructor(
    info: TableInfo,
    readonly mistake: Mistake,
    readonly place: number,
    readonly of: number,
    readonly words: Words,
  ) {
    super(info, mistake.seat, mistake.at)
  }

  /** Nothing that is only tried binds anybody. */
  protected override asked(decision: Decision | null): Decision | null {
    return decision && { ...decision, offers: decision.offers.map((offer) => ({ ...offer, binds: [] })) }
  }

  override choose = (option: number): Promise<void> => {
    const found = this.mistake.tries.find((each) => each.option === option)
    if (found) this.tried = found
    if (found?.grade === 'good') this.answered = true
    return Promise.resolve()
  }

  again(): void {
    this.tried = null
  }
}
