import type { JsMsg } from 'nats'

const keepAliveMs = 10_000
/** A handler that takes longer than this is stuck: its message may go to another process. */
const capMs = 5 * 60 * 1000

/** The messages in this process that are not settled: tells the broker that they are being worked on. */
export class Held {
  readonly #since = new Map<JsMsg, number>()
  readonly #timer: NodeJS.Timeout

  constructor() {
    this.#timer = setInterval(() => this.#keepAlive(), keepAliveMs)
    this.#timer.unref()
  }

  take(message: JsMsg): void {
    this.#since.set(message, Date.now())
  }

  release(message: JsMsg): void {
    this.#since.delete(message)
  }

  /** Starts the cap anew: the waiting is nobody's fault here. */
  renew(): void {
    for (const message of this.#since.keys()) this.#since.set(message, Date.now())
  }

  /** Gives everything back at once, so that another process need not wait for the deadline. */
  giveBack(): void {
    for (const message of this.#since.keys()) message.nak()
    this.#since.clear()
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #keepAlive(): void {
    const now = Date.now()
    for (const [message, since] of this.#since) if (now - since < capMs) message.working()
  }
}
