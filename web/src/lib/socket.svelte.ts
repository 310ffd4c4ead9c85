/** One seat at one table: sends acts once and only once, comes back after any silence, and holds what is known. */
import {
  after,
  patience,
  turnsAfter,
  type Act,
  type Hint,
  type Moment,
  type Objection,
  type Said,
  type ServerMessage,
  type Turn,
  type Update,
  type Way,
} from './wire'
import type { TableInfo } from './api'
import { settings } from './settings.svelte'
import { refusal, t } from './text.svelte'

export type Speech = 'phrase' | 'text' | 'ping' | 'mark' | 'unmark'
export type Link = 'connecting' | 'open' | 'lost' | 'closed'

interface Pending {
  message: Record<string, unknown>
  done: () => void
  refused: (why: Error) => void
}

/** Codes with which the server says that trying again is of no use. */
const FINAL = new Map([
  [4401, 'session'],
  [4403, 'forbidden'],
  [4404, 'absent'],
  [4410, 'damaged'],
  [4411, 'rules'],
])

/** Milliseconds between two signs of life; a line that was silent for that long twice is dead. */
const PULSE = 12_000

/** Milliseconds until an act that came too soon after many others is sent again: the server counts by the second. */
const BREATH = 1_000

/** What a coach says where it had no time to think. */
const NOTHING = { seq: -1, slips: [] }

/** What the parts of a table need from it: a seat at a live one, or a step of an old one. */
export interface TableLike {
  readonly id: string
  readonly info: TableInfo | null
  readonly seat: number | null
  readonly update: Update | null
  readonly moments: Moment[]
  readonly turns: Turn[]
  readonly link: Link
  readonly busy: boolean
  readonly said: Said[]
  trouble: string
  act(act: Act): Promise<void>
  choose(option: number): Promise<void>
  /** What a good player would do; `deep` takes a few seconds, and is better. */
  hint(deep?: boolean): Promise<Hint[]>
  /** Where several choices lead, from what is on the table at this entry of the log. */
  ways(): Promise<{ seq: number; ways: Way[] }>
  /** Which answers to the question give something away, once a coach has thought; nothing where there is none. */
  weigh?(): Promise<{ seq: number; slips: [number, number][] }>
  /** What a coach says against an answer to a question, which may be answered already. */
  doubt?(seq: number, option: number, often: 'big' | 'more'): Promise<Objection | null>
  showText(on: boolean): void
  say(kind: Speech, body: string): void
}

/** Twenty letters that nobody has used. Not `randomUUID`: pages of a house without a certificate do not have it. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export class Table implements TableLike {
  info = $state.raw<TableInfo | null>(null)
  seat = $state.raw<number | null>(null)
  update = $state.raw<Update | null>(null)
  moments = $state.raw<Moment[]>([])
  turns = $state.raw<Turn[]>([])
  link = $state<Link>('connecting')
  /** An act is on its way. */
  busy = $state(false)
  trouble = $state('')
  said = $state.raw<Said[]>([])
  private text = false
  /** The language in which everything was said. */
  private spoken = ''

  private socket: WebSocket | null = null
  private tries = 0
  private ref = 1
  private readonly acts = new Map<string, Pending>()
  private readonly questions = new Map<
    number,
    { answer: (message: ServerMessage) => void; refused: (why: Error) => void }
  >()
  private timer: ReturnType<typeof setTimeout> | undefined
  private silent = false
  private readonly pulse = setInterval(() => this.beat(), PULSE)

  constructor(
    readonly id: string,
    private readonly wanted: number | null,
  ) {
    this.open()
    addEventListener('online', this.retry)
    addEventListener('offline', this.drop)
    document.addEventListener('visibilitychange', this.retry)
  }

  close(): void {
    this.link = 'closed'
    removeEventListener('online', this.retry)
    removeEventListener('offline', this.drop)
    clearInterval(this.pulse)
    document.removeEventListener('visibilitychange', this.retry)
    clearTimeout(this.timer)
    this.socket?.close()
  }

  /** Do something; it is sent again after a break, under the same id, until the server says it is stored. */
  act(act: Act): Promise<void> {
    const id = newId()
    const message = { ...act, id, at: this.update?.seq ?? 0 }
    this.busy = true
    this.trouble = ''
    return new Promise<void>((done, refused) => {
      this.acts.set(id, { message, done, refused })
      this.send(message)
    }).finally(() => this.settle())
  }

  /** Only an act meant for what is on the table now keeps others waiting: an update may come before the answer. */
  private settle(): void {
    this.busy = [...this.acts.values()].some(({ message }) => message.at === (this.update?.seq ?? 0))
  }

  choose(option: number): Promise<void> {
    return this.act({ type: 'submit', option }).catch((why: Error) => void (this.trouble = why.message))
  }

  async hint(deep = false): Promise<Hint[]> {
    const answer = await this.ask('hint', { deep })
    return answer.type === 'hinted' ? answer.hints : []
  }

  async ways(): Promise<{ seq: number; ways: Way[] }> {
    const answer = await this.ask('ways')
    return answer.type === 'led' ? answer : { seq: -1, ways: [] }
  }

  async weigh(): Promise<{ seq: number; slips: [number, number][] }> {
    const answer = await this.ask('weigh')
    return answer.type === 'weighed' ? { seq: answer.seq, slips: answer.slips as [number, number][] } : NOTHING
  }

  async doubt(seq: number, option: number, often: 'big' | 'more'): Promise<Objection | null> {
    const answer = await this.ask('doubt', { seq, option, often })
    return answer.type === 'doubted' ? answer.objection : null
  }

  private ask(type: 'hint' | 'ways' | 'weigh' | 'doubt', what: Record<string, unknown> = {}): Promise<ServerMessage> {
    const ref = this.ref++
    return new Promise<ServerMessage>((answer, refused) => {
      this.questions.set(ref, { answer, refused })
      this.send({ type, ref, ...what })
    })
  }

  /** Say something to the table, or point at something on it. */
  say(kind: Speech, body: string): void {
    const ref = this.ref++
    this.questions.set(ref, { answer: () => {}, refused: (why) => (this.trouble = why.message) })
    this.send({ type: 'say', ref, kind, body })
  }

  /** Ask for the table in lines of text too, or no more. */
  showText(on: boolean): void {
    this.text = on
    this.speak()
  }

  /** Another language: everything is said once more. */
  speak(): void {
    this.trouble = ''
    this.hello(-1)
  }

  private open(): void {
    clearTimeout(this.timer)
    const address = new URL(`/api/tables/${this.id}/socket`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    address.hash = ''
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onopen = () => {
      this.tries = 0
      this.silent = false
      this.link = 'open'
      this.hello()
      for (const { message } of this.acts.values()) this.send(message)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.silent = false
      this.take(JSON.parse(event.data) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (this.socket !== socket || this.link === 'closed') return
      const why = FINAL.get(event.code)
      if (!why) return this.lose()
      this.socket = null
      this.link = 'closed'
      this.trouble = refusal(why, event.reason)
    }
  }

  /** The line is gone: say so, and try again. */
  private lose(): void {
    this.socket = null
    for (const { refused } of this.questions.values()) refused(new Error(t('table-lost')))
    this.questions.clear()
    this.link = 'lost'
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.open(), patience(this.tries++))
  }

  /** The network is away: a socket would notice only after minutes. */
  private readonly drop = (): void => {
    if (this.link !== 'open') return
    this.socket?.close()
    this.lose()
  }

  /** A sign of life now and then; no answer to the one before means that nobody is there. */
  private beat(): void {
    if (this.link !== 'open') return
    if (this.silent) return this.drop()
    this.silent = true
    this.send({ type: 'poke', ref: 0 })
  }

  private readonly retry = (): void => {
    if (this.link === 'lost' && document.visibilityState === 'visible') {
      this.tries = 0
      this.open()
    }
  }

  private hello(since: number = this.update?.seq ?? -1): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    // What was said in another language is of no use.
    const from = settings.language === this.spoken ? since : -1
    this.spoken = settings.language
    this.send({ type: 'hello', since: from, seat: this.wanted, language: settings.language, board: this.text })
  }

  private send(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.info = message.table
        this.seat = message.seat
        break
      case 'update':
        this.moments = after(this.moments, message)
        this.turns = turnsAfter(message.keep < 0 ? [] : this.turns, message.turns ?? [])
        this.update = message
        this.settle()
        break
      case 'ack':
        this.acts.get(message.id)?.done()
        this.acts.delete(message.id)
        break
      case 'refusal': {
        const why = new Error(refusal(message.code, message.detail))
        const hasty = message.code === 'often' && message.id != null ? this.acts.get(message.id) : undefined
        if (hasty) setTimeout(() => this.send(hasty.message), BREATH)
        else if (message.id != null) {
          this.acts.get(message.id)?.refused(why)
          this.acts.delete(message.id)
        } else if (message.ref != null) {
          this.questions.get(message.ref)?.refused(why)
          this.questions.delete(message.ref)
        } else this.trouble = why.message
        break
      }
      case 'said':
        // Whoever comes back is told the last things again.
        this.said = [...this.said.filter((other) => other.n !== message.n), message].sort((a, b) => a.n - b.n)
        break
      case 'hinted':
      case 'weighed':
      case 'doubted':
      case 'led':
        this.questions.get(message.ref)?.answer(message)
        this.questions.delete(message.ref)
        break
    }
  }
}
