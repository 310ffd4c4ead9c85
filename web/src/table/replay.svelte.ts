/** An old or running game, step by step: every board shows it as it shows a live one. */
import { need, server, type TableInfo } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type { Link, TableLike } from '../lib/socket.svelte'
import type { Decision, Hint, Moment, Note, Said, Turn, Update, Way } from '../lib/wire'

/** Milliseconds from step to step when it goes by itself. */
const PACE = { calm: 1600, brisk: 900, instant: 450 }

export class Replay implements TableLike {
  update = $state.raw<Update | null>(null)
  moments = $state.raw<Moment[]>([])
  turns = $state.raw<Turn[]>([])
  trouble = $state('')
  length = $state(0)
  last = $state(0)
  /** Where turns begin. */
  begins = $state.raw<number[]>([])
  readonly link: Link = 'open'
  readonly busy = false
  readonly said: Said[] = []
  private text = $state(false)
  running = $state(false)
  private wanted = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly info: TableInfo,
    readonly seat: number | null,
    length: number,
    until: number | null = null,
    /** Look at the same moment from another seat; null is from outside. */
    readonly sit: ((seat: number | null, length: number) => void) | null = null,
  ) {
    void this.go(length).then(() => {
      if (until !== null) this.run(until)
    })
  }

  /** Go on step by step as far as `until`, at the speed somebody likes; a second call stops it. */
  run(until: number = this.last): void {
    if (this.running) return this.rest()
    this.running = true
    const next = async (): Promise<void> => {
      if (!this.running || this.length >= until) return this.rest()
      await this.go(this.length + 1)
      this.timer = setTimeout(() => void next(), PACE[settings.speed])
    }
    this.timer = setTimeout(() => void next(), PACE[settings.speed])
  }

  /** Stand still. */
  rest(): void {
    this.running = false
    clearTimeout(this.timer)
  }

  get id(): string {
    return this.info.id
  }

  /** Show the game at a length of its log. */
  async go(length: number): Promise<void> {
    this.wanted = Math.max(0, length)
    const wanted = this.wanted
    try {
      const query = { language: settings.language, ...(this.seat === null ? {} : { seat: this.seat }) }
      const position = await need(
        server.GET('/api/tables/{table}/at/{length}', { params: { path: { table: this.id, length: wanted }, query } }),
      )
      // Whoever scrubs fast sees only where the hand has come to rest.
      if (wanted !== this.wanted) return
      this.length = position.length
      this.last = position.last
      this.moments = position.moments
      // The reader of the document's types makes lists of pairs.
      this.turns = position.turns as Turn[]
      this.begins = position.begins ?? []
      this.update = {
        type: 'update',
        seq: position.length,
        keep: -1,
        length: position.length,
        moments: position.moments,
        view: position.view,
        board: this.text ? position.board : null,
        decision: this.asked((position.decision ?? null) as Decision | null),
        waits: [],
        away: [],
        late: [],
        plea: null,
        clocks: null,
        turn: [0, 0],
        status: 'playing',
        forecast: position.forecast as Note[],
        meters: position.meters,
        tally: position.tally,
      }
    } catch (failure) {
      this.trouble = (failure as Error).message
    }
  }

  /** What is asked of whoever looks: in a replay nothing. */
  protected asked(decision: Decision | null): Decision | null {
    return decision && null
  }

  /** To the beginning of this turn, or of the one before or after. */
  async turn(by: -1 | 1): Promise<void> {
    this.rest()
    const stops = [...this.begins, this.last]
    const next = by > 0 ? stops.find((at) => at > this.length) : stops.findLast((at) => at < this.length)
    await this.go(next ?? (by > 0 ? this.last : 0))
  }

  showText(on: boolean): void {
    this.text = on
    void this.go(this.length)
  }

  say(): void {}

  act(): Promise<void> {
    return Promise.resolve()
  }

  choose: TableLike['choose'] = () => Promise.resolve()

  hint(): Promise<Hint[]> {
    return Promise.resolve([])
  }

  ways(): Promise<{ seq: number; ways: Way[] }> {
    return Promise.resolve({ seq: -1, ways: [] })
  }
}
