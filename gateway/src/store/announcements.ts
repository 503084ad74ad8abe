import { randomUUID } from 'node:crypto'
import Type from 'typebox'
import type { Bus } from '@ensemble/service-kit/bus'
import type { Log } from '@ensemble/service-kit/log'
import { keepRunning, type Round, type RunningLoop } from '@ensemble/service-kit/loop'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { checkedJson } from '../checked-json.ts'

const isAnnouncement = checkOf(Type.Object({ from: Type.String(), kind: Type.String(), body: Type.Unknown() }))

/** Pause before listening begins again, in ms. */
const pauseMs = 250

/**
 * What gateways tell each other in passing: nothing is stored, nobody waits, and what a broken line loses is lost. So
 * only what is better known late or not at all than kept: counts, and what browsers have told.
 */
export class Announcements {
  readonly #bus: Bus
  readonly #id = randomUUID()
  readonly #listeners = new Map<string, (body: unknown) => void>()
  readonly #loop: RunningLoop

  constructor(bus: Bus, log: Pick<Log, 'warn'>) {
    this.#bus = bus
    this.#loop = keepRunning({ name: 'announcements', log }, (round) => this.#listen(round))
  }

  /** Tells all other gateways. */
  async tell(kind: string, body: unknown): Promise<void> {
    if (!this.#bus.connected) return
    const connection = await this.#bus.connection().catch(() => undefined)
    connection?.publish(this.#subject, JSON.stringify({ from: this.#id, kind, body }))
  }

  /** Calls back with what another gateway tells of a kind; one listener each. */
  onTold(kind: string, listener: (body: unknown) => void): void {
    this.#listeners.set(kind, listener)
  }

  stop(): Promise<void> {
    return this.#loop.stop()
  }

  get #subject(): string {
    return this.#bus.subject('gateway.told')
  }

  async #listen({ signal, progress }: Round): Promise<number> {
    const connection = await this.#bus.connection(signal)
    const subscription = connection.subscribe(this.#subject)
    const end = () => subscription.unsubscribe()
    signal.addEventListener('abort', end)
    // Told while the broker answered.
    if (signal.aborted) end()
    try {
      for await (const message of subscription) {
        progress()
        const told = checkedJson(message.string(), isAnnouncement)
        if (told && told.from !== this.#id) this.#listeners.get(told.kind)?.(told.body)
      }
      return pauseMs
    } finally {
      signal.removeEventListener('abort', end)
    }
  }
}
