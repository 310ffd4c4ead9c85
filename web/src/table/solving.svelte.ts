/** The table of a puzzle: every board shows it like a live one; good choices are answered, others tried again. */
import { me, need, server, type Schemas, type TableInfo } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type { Link, TableLike } from '../lib/socket.svelte'
import type { Hint, Moment, Said, Turn, Update, Way } from '../lib/wire'

export type PuzzleState = Schemas['PuzzleState']

/** The client of the API makes lists of pairs, of which the table knows that they are pairs. */
const paired = (asked: Promise<unknown>): Promise<PuzzleState> => asked as Promise<PuzzleState>

export class Solving implements TableLike {
  told = $state.raw<PuzzleState | null>(null)
  busy = $state(false)
  trouble = $state('')
  readonly link: Link = 'open'
  readonly said: Said[] = []
  private text = $state(false)
  /** How often the table was told anew: after a miss it stands as before, but nothing waits to be confirmed. */
  private count = $state(0)
  private choices: number[] = []
  /** My rating has changed by so much since the puzzle was opened. */
  moved = $state<number | null>(null)
  /** The answer was asked for. */
  given = $state(false)

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    void this.work(() => this.look())
  }

  readonly update = $derived.by((): Update | null => {
    if (!this.told) return null
    const { update } = this.told
    const board = this.text ? (update.board ?? null) : null
    // Whoever has the answer looks at the table, and begins again to try.
    return { ...update, seq: this.count, board, decision: this.given ? null : update.decision }
  })
  readonly info = $derived.by((): TableInfo | null => this.told?.table ?? null)
  readonly seat = $derived.by((): number | null => this.told?.seat ?? null)
  readonly moments = $derived.by((): Moment[] => this.told?.update.moments ?? [])
  readonly turns = $derived.by((): Turn[] => this.told?.update.turns ?? [])
  readonly solved = $derived(this.told?.state === 'solved')
  readonly answer = $derived(this.told?.answer ?? null)
  /** Some of the solution stands on the table already. */
  readonly begun = $derived((this.told?.update.length ?? 0) > 0)

  private get params() {
    return { path: { game: this.game, puzzle: this.id }, query: { language: settings.language } }
  }

  private readonly look = (): Promise<PuzzleState> =>
    paired(need(server.GET('/api/puzzles/{game}/{puzzle}', { params: this.params })))

  private readonly tell = (choices: number[]): Promise<PuzzleState> =>
    paired(need(server.POST('/api/puzzles/{game}/{puzzle}', { params: this.params, body: { choices } })))

  /** Ask the server for the table; whatever it says no to is said. */
  private async work(
    ask: () => Promise<PuzzleState>,
    heard: (told: PuzzleState) => void = () => {},
  ): Promise<PuzzleState | null> {
    this.busy = true
    this.trouble = ''
    try {
      // Whoever tries is somebody: their results are kept.
      await me()
      const told = await ask()
      // What was chosen counts before the table is told anew: the next choice of a whole move follows at once.
      heard(told)
      this.count += 1
      this.moved = told.moved ?? this.moved
      this.told = told
      return told
    } catch (why) {
      this.trouble = (why as Error).message
      return null
    } finally {
      this.busy = false
    }
  }

  async choose(option: number): Promise<void> {
    if (this.busy || this.solved) return
    const choices = [...this.choices, option]
    await this.work(
      () => this.tell(choices),
      (told) => {
        if (told.state !== 'missed') this.choices = choices
      },
    )
  }

  async giveUp(): Promise<void> {
    const told = await this.work(() =>
      paired(need(server.POST('/api/puzzles/{game}/{puzzle}/answer', { params: this.params }))),
    )
    if (told) [this.given, this.choices] = [true, []]
  }

  /** From the beginning. */
  async again(): Promise<void> {
    const told = await this.work(this.look)
    if (told) [this.given, this.choices] = [false, []]
  }

  /** The same in another language. */
  async speak(): Promise<void> {
    if (this.given) await this.giveUp()
    else await this.work(this.choices.length ? () => this.tell(this.choices) : this.look)
  }

  showText(on: boolean): void {
    this.text = on
  }

  ways(): Promise<{ seq: number; ways: Way[] }> {
    return Promise.resolve({ seq: this.count, ways: this.told?.ways ?? [] })
  }

  say(): void {}

  act(): Promise<void> {
    return Promise.resolve()
  }

  hint(): Promise<Hint[]> {
    return Promise.resolve([])
  }
}
