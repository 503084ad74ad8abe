import type { StreamName } from '@ensemble/contracts/events'
import { connect, createInbox, type JetStreamClient, type JetStreamManager, type NatsConnection, NatsError } from 'nats'
import { setTimeout as wait } from 'node:timers/promises'
import { brokerAddress } from './broker-address.ts'
import type { Log } from './log.ts'

export interface BusOptions {
  /** One address, or several of one cluster separated by commas. */
  url: string
  /** Whether TLS begins with the first byte, before the broker has said anything. */
  tls?: boolean
  /** Name of the program, shown in the broker's list of connections. */
  name: string
  log: Pick<Log, 'info' | 'warn'>
  /** Keeps installations that share a broker apart; empty where there is one. */
  namespace?: string
  /** On how many brokers of a cluster each message lies before it is acknowledged; 1 by default. */
  replicas?: number
}

/**
 * The connection to the broker: the one place that knows the client library.
 * The broker may be down at any time, at the start too: what needs it waits, everything else goes on.
 */
export class Bus {
  readonly #options: BusOptions
  readonly #namespace: string
  readonly #stopping = new AbortController()
  readonly #listeners = new Set<() => void>()
  readonly #running: Promise<void>
  #connection: NatsConnection | undefined
  #connected = false

  constructor(options: BusOptions) {
    this.#options = options
    this.#namespace = options.namespace ?? ''
    this.#running = this.#keepConnected()
  }

  /** Whether the broker answers, as far as the client knows. */
  get connected(): boolean {
    return this.#connected
  }

  /**
   * The connection, as soon as there is one.
   * @param signal ends the waiting
   * @throws when the bus is closed or the signal fires first
   */
  async connection(signal?: AbortSignal): Promise<NatsConnection> {
    signal?.throwIfAborted()
    this.#stopping.signal.throwIfAborted()
    if (this.#connection && !this.#connection.isClosed()) return this.#connection
    const ended = signal ? AbortSignal.any([signal, this.#stopping.signal]) : this.#stopping.signal
    while (!this.#connection || this.#connection.isClosed()) {
      ended.throwIfAborted()
      await new Promise<void>((resolve) => {
        const done = () => {
          this.#listeners.delete(done)
          ended.removeEventListener('abort', done)
          resolve()
        }
        this.#listeners.add(done)
        ended.addEventListener('abort', done)
      })
    }
    ended.throwIfAborted()
    return this.#connection
  }

  /** Copies of each stream and bucket that this program makes. */
  get replicas(): number {
    return this.#options.replicas ?? 1
  }

  /** The name of a stream on this broker. */
  streamName(stream: StreamName): string {
    return this.#namespace ? `${this.#namespace}_${stream}` : stream
  }

  /** A subject, or a filter of subjects, on this broker. */
  subject(subject: string): string {
    return this.#namespace ? `${this.#namespace}.${subject}` : subject
  }

  /** Whether a subject of ours on this broker is among those of a filter: the beginning of several and `>`, or one. */
  concerns(filter: string, subject: string): boolean {
    const begin = this.#namespace ? this.#namespace.length + 1 : 0
    const several = filter.endsWith('>')
    return several ? subject.startsWith(filter.slice(0, -1), begin) : subject === this.subject(filter)
  }

  /** Answers come to addresses of this program's own: the broker can refuse them to every other user. */
  get #inboxPrefix(): string {
    return `_INBOX.${this.#options.name.replaceAll(' ', '-')}`
  }

  /** A new address for answers, or the beginning of several. */
  newInbox(): string {
    return createInbox(this.#inboxPrefix)
  }

  async jetstream(signal?: AbortSignal): Promise<JetStreamClient> {
    return (await this.connection(signal)).jetstream({ timeout: 5000 })
  }

  async manager(signal?: AbortSignal): Promise<JetStreamManager> {
    return (await this.connection(signal)).jetstreamManager({ timeout: 5000, checkAPI: false })
  }

  /** Calls back whenever the broker is there (again). @returns how to stop that */
  onConnected(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sends what is buffered, then closes. */
  async close(): Promise<void> {
    this.#stopping.abort(new Error('the bus is closed'))
    if (this.#connected) await this.#connection?.drain().catch(() => undefined)
    else await this.#connection?.close()
    await this.#running
  }

  async #keepConnected(): Promise<void> {
    const { url, name, log, tls = false } = this.#options
    while (!this.#stopping.signal.aborted) {
      try {
        const connection = await connect({
          ...brokerAddress(url),
          ...(tls && { tls: { handshakeFirst: true } }),
          name,
          inboxPrefix: this.#inboxPrefix,
          timeout: 2000,
          maxReconnectAttempts: -1,
          reconnectTimeWait: 250,
          pingInterval: 5000,
          // A stack for each request costs the relay processor time, and nobody reads it.
          noAsyncTraces: true,
          maxPingOut: 2,
        })
        if (this.#stopping.signal.aborted) return await connection.close()
        await this.#follow(connection)
      } catch (cause) {
        log.warn({ err: cause }, 'broker not reachable')
        await wait(500, undefined, { signal: this.#stopping.signal }).catch(() => undefined)
      }
    }
  }

  /** Keeps `connected` true to life until the client gives the connection up. */
  async #follow(connection: NatsConnection): Promise<void> {
    const { log } = this.#options
    this.#connection = connection
    this.#announce()
    log.info({}, 'broker connected')
    void this.#listen(connection)
    await connection.closed()
    this.#connected = false
  }

  /** The list of states never ends by itself, not even when the connection is closed. */
  async #listen(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection') {
        this.#connected = false
        this.#options.log.warn({}, 'broker lost')
      } else if (type === 'reconnect') {
        this.#announce()
        this.#options.log.info({}, 'broker back')
      }
    }
  }

  #announce(): void {
    this.#connected = true
    for (const listener of [...this.#listeners]) listener()
  }
}

/**
 * Connects to the broker, for ever: answers at once when it is down, and connects when it comes.
 * @returns after the first connection, or 2 s
 */
export async function connectBus(options: BusOptions): Promise<Bus> {
  const bus = new Bus(options)
  await bus.connection(AbortSignal.timeout(2000)).catch(() => undefined)
  return bus
}

/** Whether an error of the broker says that a stream, a consumer or a message is not there (yet, or any more). */
export function isMissing(error: unknown): boolean {
  return error instanceof NatsError && error.api_error?.code === 404
}
