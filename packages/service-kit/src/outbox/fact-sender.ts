import { headers, type Msg, type NatsConnection, type NatsError, type Subscription } from 'nats'
import Type from 'typebox'
import { checkOf } from '../schema-check.ts'

/** How long the broker may take to say that it has stored a fact, in ms; and how often that is looked at. */
const patience = { ms: 5000, lookMs: 500 }

const isStored = checkOf(Type.Object({ seq: Type.Integer({ minimum: 1 }) }))
const isRefusal = checkOf(Type.Object({ error: Type.Object({ description: Type.String() }) }))

interface Waiting {
  stored: (sequence: number) => void
  failed: (cause: Error) => void
  /** In ms of `performance.now()`. */
  until: number
}

/**
 * Sends facts over one connection and hears that they are stored. The library's own way makes a timer, a race of promises
 * and an address for each, which cost three times as much as the fact; here all share one address and one clock.
 */
export class FactSender {
  readonly #connection: NatsConnection
  readonly #inbox: string
  readonly #answers: Subscription
  /** By the last word of the address that the answer comes to, the oldest first. */
  readonly #waiting = new Map<string, Waiting>()
  #sent = 0
  #clock: NodeJS.Timeout | undefined

  /** @param inbox an address of this program's own */
  constructor(connection: NatsConnection, inbox: string) {
    this.#connection = connection
    this.#inbox = inbox
    this.#answers = connection.subscribe(`${inbox}.*`, { callback: (error, answer) => this.#hear(error, answer) })
  }

  /** Whether it sends over this connection. */
  uses(connection: NatsConnection): boolean {
    return this.#connection === connection
  }

  /**
   * Sends one fact.
   * @param id under which the broker stores it once, however often it is sent
   * @returns the number that the broker has given it
   * @throws when the broker refuses it, keeps no such stream, or is silent for five seconds
   */
  send(subject: string, payload: string, id: string): Promise<number> {
    return new Promise((stored, failed) => {
      const about = headers()
      about.set('Nats-Msg-Id', id)
      const word = String((this.#sent += 1))
      this.#connection.publish(subject, payload, { headers: about, reply: `${this.#inbox}.${word}` })
      this.#waiting.set(word, { stored, failed, until: performance.now() + patience.ms })
      this.#clock ??= setInterval(() => this.#look(), patience.lookMs).unref()
    })
  }

  /** Waits for nothing any more. */
  close(): void {
    this.#answers.unsubscribe()
    this.#failAll(new Error('nothing is sent any more'))
  }

  #hear(error: NatsError | null, answer: Msg): void {
    if (error) return this.#failAll(error)
    const word = answer.subject.slice(this.#inbox.length + 1)
    const waiting = this.#waiting.get(word)
    if (!waiting) return
    this.#waiting.delete(word)
    const told = read(answer)
    if (isStored(told)) waiting.stored(told.seq)
    else waiting.failed(new Error(isRefusal(told) ? told.error.description : 'no stream takes it'))
  }

  #look(): void {
    const now = performance.now()
    for (const [word, { failed, until }] of this.#waiting) {
      if (until > now) return
      this.#waiting.delete(word)
      failed(new Error('the broker does not answer'))
    }
    this.#rest()
  }

  #failAll(cause: Error): void {
    for (const { failed } of this.#waiting.values()) failed(cause)
    this.#waiting.clear()
    this.#rest()
  }

  /** While nothing waits, nothing is looked at. */
  #rest(): void {
    clearInterval(this.#clock)
    this.#clock = undefined
  }
}

/** What the broker says; nothing where it says only that nobody listens. */
function read(answer: Msg): unknown {
  try {
    return answer.data.length === 0 ? undefined : answer.json()
  } catch {
    return undefined
  }
}
