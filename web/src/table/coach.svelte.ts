/**
 * A coach at a table against bots. The server thinks ahead while somebody thinks; a choice that gives much away is held
 * back and asked about, and one that was quicker than the thought is spoken of afterwards. Nobody waits for it.
 */
import { settings } from '../lib/settings.svelte'
import { labelled, t } from '../lib/text.svelte'
import type { Hint, Objection, Offer } from '../lib/wire'
import { guiding } from './guide.svelte'
import type { Play } from './play.svelte'

/** Milliseconds a choice waits for a thought that is not ready. */
const PATIENCE = 300
/** Milliseconds a choice that gives much away waits for the words that say so: a busy server must hold nobody up. */
const WORDLESS = 5000
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
  /** What is objected to, and when it is worth a word. */
  thought: Thought
  option: number
  often: 'big' | 'more'
  /** What was opened before, if that is what is doubted; it is named in the language it was chosen in. */
  opened: string
  /** The log length before the choice: that is where taking it back leads. */
  length: number
  /** How to make the choice after all; null if it is made. */
  go: (() => void) | null
}

export class Coach {
  constructor(private readonly play: Play) {}

  /** What there is to say just now. */
  get said(): Said | null {
    const { held } = this
    if (!held?.go) return held
    const said = this.agreed(held.objection)
    const sure = held.opened ? t('coach-sure-opened', { move: held.opened }) : said.sure
    return { ...held, objection: { ...said, sure } }
  }
  set said(said: Said | null) {
    this.held = said
  }
  private held = $state.raw<Said | null>(null)
  private thoughts: Thought[] = []
  /** The last choice that was looked at: who chooses anew meanwhile is not asked about the one before. */
  private last = 0

  /** A choice that has only opened a question, and where that was: it is judged when something is chosen there. */
  private opened: { thought: Thought; option: number; prompt: string; length: number; label: string } | null = null
  /** What a hint has said of a question: a coach says nothing else. */
  advised = $state.raw<{ seq: number; hints: readonly Hint[] } | null>(null)

  /** What the hint advises at the question that is put, and what it calls as good. */
  private get hinted(): Hint[] {
    const { advised } = this
    return advised && advised.seq === this.play.update?.seq ? advised.hints.filter((hint, i) => !i || hint.equal) : []
  }

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
    // Where it was opened something is asked anew: it was done, left or taken back, and is no part of the next choice.
    if (this.opened?.prompt === decision?.prompt) this.opened = null
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
    const offer = update.decision?.offers.find((one) => one.option === option)
    if (offer && this.play.opening.has(offer.verb)) {
      this.opened = { thought, option, prompt: update.decision?.prompt ?? '', length, label: offer.label }
      return go()
    }
    if (this.hinted.some((hint) => hint.option === option)) return go()
    const { opened } = this
    if (opened && offer && this.decides(offer)) {
      this.opened = null
      if (this.slip(opened.thought, opened.option, often))
        return void this.ask(opened.thought, opened.option, often, mine, length, go, opened.label)
    }
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

  /** Whether a choice makes what was opened before happen: until then it is only being put together. */
  private decides({ option, binds }: Offer): boolean {
    const { composing, update } = this.play
    return binds.length > 0 || (composing.size > 0 && (option === 0 || !composing.has(update?.decision?.prompt ?? '')))
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
    /** What was opened, where it was put together otherwise than a thought would: that alone is judged. */
    opened = '',
  ): Promise<void> {
    const seq = this.play.update?.seq
    const doubt = this.doubt(thought, option, often)
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), WORDLESS)))
    const objection = await Promise.race([doubt, late])
    clearTimeout(timer)
    if (mine !== this.last || this.play.update?.seq !== seq) return
    if (objection === 'late') {
      go()
      return this.comment(thought, option, often, mine, length, doubt)
    }
    if (!objection) return go()
    this.play.forgo()
    const first = opened && this.play.composing.size ? opened : ''
    this.said = { objection, thought, option, often, opened: first, length, go }
  }

  /** A coach that speaks beside a hint names what the hint has named. */
  private agreed(objection: Objection): Objection {
    const [hint] = this.hinted
    if (!hint || this.hinted.some(({ option }) => option === objection.steps[0]?.option)) return objection
    return { ...objection, better: labelled(t('table-hint-is'), hint.label), because: hint.because }
  }

  /** After it was made, if nothing else was chosen meanwhile. */
  private async comment(
    thought: Thought,
    option: number,
    often: 'big' | 'more',
    mine: number,
    length: number,
    doubt = this.doubt(thought, option, often),
  ): Promise<void> {
    const objection = await doubt
    const playing = this.play.update?.status === 'playing' && this.play.update.length > length
    if (objection && playing && mine === this.last)
      this.said = { objection, thought, option, often, opened: '', length, go: null }
  }

  /** What was said, once more, in the language that has been chosen meanwhile. */
  async speak(): Promise<void> {
    const { held } = this
    if (!held) return
    const objection = await this.doubt(held.thought, held.option, held.often)
    if (this.held !== held) return
    if (objection) this.held = { ...held, objection, opened: '' }
    else this.dismiss()
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
