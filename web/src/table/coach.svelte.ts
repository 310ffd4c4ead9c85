/**
 * A coach at a table against bots. The server thinks ahead while somebody thinks; a choice that gives much away is held
 * back and asked about, and one that was quicker than the thought is spoken of afterwards. Nobody waits for it.
 */
import { settings } from '../lib/settings.svelte'
import type { Objection } from '../lib/wire'
import { guiding } from './guide.svelte'
import type { Play } from './play.svelte'

/** Milliseconds a choice waits for a thought that is not ready. */
const PATIENCE = 300
/** What a choice must give away. */
const LEAST = { big: 0.08, more: 0.04 }
/** Questions whose thoughts are kept. */
const KEPT = 4

interface Thought {
  seq: number
  /** What the answers give away; null as long as nobody knows. */
  slips: Map<number, number> | null
  ready: Promise<void>
}

interface Said {
  objection: Objection
  /** The log length before the choice: that is where taking it back leads. */
  length: number
  /** How to make the choice after all; null if it is made. */
  go: (() => void) | null
}

export class Coach {
  constructor(private readonly play: Play) {}

  /** What there is to say just now. */
  said = $state.raw<Said | null>(null)
  private thoughts: Thought[] = []
  /** The last choice that was looked at: who chooses anew meanwhile is not asked about the one before. */
  private last = 0

  /** How much somebody wants to be told here; null: nothing. */
  private get often(): 'big' | 'more' | null {
    const { info, seat } = this.play.table
    if (!info || seat === null || info.rated || info.day || settings.coach === 'never') return null
    if (!info.seats.every((chair) => chair.mine || chair.kind === 'bot')) return null
    if (settings.coach !== 'first') return guiding(this.play) ? null : settings.coach
    return info.guided && !guiding(this.play) ? 'big' : null
  }

  /** A new question: think ahead about it. */
  watch(): void {
    const { table, update } = this.play
    const decision = update?.decision
    if (!table.weigh || !this.often || !decision || decision.offers.length < 2) return
    if (this.thoughts.some(({ seq }) => seq === update.seq)) return
    const thought: Thought = { seq: update.seq, slips: null, ready: Promise.resolve() }
    thought.ready = table
      .weigh()
      .then(({ seq, slips }) => void (thought.slips = new Map(seq === thought.seq ? slips : [])))
      // Without a coach the game goes on as ever.
      .catch(() => {})
    this.thoughts = [...this.thoughts.slice(1 - KEPT), thought]
  }

  /** Let a choice go, or hold it back and ask. In the `middle` of a move nothing waits. */
  check(option: number, middle: boolean, go: () => void): void {
    const { update } = this.play
    const often = this.often
    const thought = this.thoughts.find(({ seq }) => seq === update?.seq)
    this.said = null
    const mine = ++this.last
    if (!often || !thought || !update) return go()
    const { length } = update
    if (thought.slips) {
      if (this.slip(thought, option, often)) void this.ask(thought, option, often, mine, length, go)
      else go()
      return
    }
    let gone = false
    const release = (): void => {
      if (gone || mine !== this.last) return
      gone = true
      go()
    }
    const timer = setTimeout(release, middle ? 0 : PATIENCE)
    void thought.ready.then(() => {
      const slip = this.slip(thought, option, often)
      if (gone) {
        if (slip) void this.comment(thought, option, often, mine, length)
        return
      }
      clearTimeout(timer)
      if (slip) void this.ask(thought, option, often, mine, length, release)
      else release()
    })
  }

  private slip(thought: Thought, option: number, often: 'big' | 'more'): boolean {
    return (thought.slips?.get(option) ?? 0) >= LEAST[often]
  }

  private doubt(thought: Thought, option: number, often: 'big' | 'more'): Promise<Objection | null> {
    return this.play.table.doubt?.(thought.seq, option, often).catch(() => null) ?? Promise.resolve(null)
  }

  /** Before the choice is made. */
  private async ask(
    thought: Thought,
    option: number,
    often: 'big' | 'more',
    mine: number,
    length: number,
    go: () => void,
  ): Promise<void> {
    const objection = await this.doubt(thought, option, often)
    if (mine !== this.last || this.play.update?.seq !== thought.seq) return
    if (!objection) return go()
    this.play.forgo()
    this.said = { objection, length, go }
  }

  /** After it was made, if nothing else was chosen meanwhile. */
  private async comment(
    thought: Thought,
    option: number,
    often: 'big' | 'more',
    mine: number,
    length: number,
  ): Promise<void> {
    const objection = await this.doubt(thought, option, often)
    const playing = this.play.update?.status === 'playing' && this.play.update.length > length
    if (objection && playing && mine === this.last) this.said = { objection, length, go: null }
  }

  /** Do it anyway. */
  insist(): void {
    const go = this.said?.go
    this.said = null
    go?.()
  }

  /** Choose again, or leave what was done. */
  dismiss(): void {
    if (this.said?.go) this.play.ways.halt()
    this.said = null
  }

  /** Take back what was done. */
  takeBack(): void {
    const { table } = this.play
    const to = this.said?.length
    this.said = null
    table.act({ type: 'undo', grain: 'step', to }).catch((why: Error) => (table.trouble = why.message))
  }
}
