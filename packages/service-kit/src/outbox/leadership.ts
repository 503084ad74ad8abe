import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Advisory locks are per database, so one number serves every service. */
const relayLock = 4_202_612
/** Where those who do not lead tell of facts; channels are per database too. */
const channel = 'outbox'
const proofMs = 5000

/**
 * Makes sure that one relay per service publishes: a lock held by a connection of its own, so that PostgreSQL itself
 * ends the leadership when the process dies or the connection breaks. Who does not lead keeps its connection, asks again
 * over it, and tells the leader over it what it has committed.
 */
export class Leadership {
  readonly #databaseUrl: string
  readonly #onTold: () => void
  #client: pg.Client | undefined
  #acquiring: Promise<boolean> | undefined
  #leads = false
  #releases = 0
  #provedAt = 0

  /** @param onTold called while this relay leads and another one has facts */
  constructor(databaseUrl: string, onTold: () => void) {
    this.#databaseUrl = databaseUrl
    this.#onTold = onTold
  }

  get held(): boolean {
    return this.#leads
  }

  /**
   * Tries to lead; whoever asks meanwhile hears the same.
   * @returns whether this relay leads now
   * @throws when PostgreSQL cannot be reached
   */
  acquire(): Promise<boolean> {
    this.#acquiring ??= this.#acquire().finally(() => (this.#acquiring = undefined))
    return this.#acquiring
  }

  /** Tells whoever leads that there are facts: its own looks for them are seldom. */
  async tell(): Promise<void> {
    if (this.#client) await this.#ask(this.#client, `notify ${channel}`)
  }

  /** Lets another one lead. A connection that answers no more is not waited for. */
  async release(): Promise<void> {
    const client = this.#client
    this.#releases += 1
    this.#forget(client)
    await Promise.race([client?.end().catch(() => undefined), wait(1000, undefined, { ref: false })])
  }

  async #acquire(): Promise<boolean> {
    const client = (this.#client ??= await this.#connectUnlessReleased())
    if (this.#leads) return this.#prove(client)
    const { rows } = await this.#ask<{ led: boolean }>(client, `select pg_try_advisory_lock(${relayLock}) as led`)
    this.#leads = this.#client === client && rows[0]?.led === true
    return this.#leads
  }

  /** A relay that stops while it connects must not keep the connection, nor lead over it. */
  async #connectUnlessReleased(): Promise<pg.Client> {
    const before = this.#releases
    const client = await this.#connect()
    if (before === this.#releases) return client
    await client.end().catch(() => undefined)
    throw new Error('released while it connected')
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      connectionTimeoutMillis: 3000,
      // A connection that swallows everything must not pass for a lead.
      query_timeout: 3000,
      keepAlive: true,
      application_name: 'relay-leader',
    })
    client.on('error', () => this.#forget(client))
    client.on('end', () => this.#forget(client))
    client.on('notification', () => {
      if (this.#leads) this.#onTold()
    })
    await client.connect()
    try {
      // Before it leads: what is committed after its first look is told, or was seen.
      await client.query(`listen ${channel}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    return client
  }

  #forget(client: pg.Client | undefined): void {
    if (this.#client !== client) return
    this.#client = undefined
    this.#leads = false
  }

  /** Asks now and then whether the connection that holds the lock still lives. @throws when it does not */
  async #prove(client: pg.Client): Promise<true> {
    if (Date.now() - this.#provedAt > proofMs) {
      await this.#ask(client, 'select 1')
      this.#provedAt = Date.now()
    }
    return true
  }

  /** @throws what is wrong; then the connection is given up */
  async #ask<Row extends object>(client: pg.Client, text: string): Promise<pg.QueryResult<Row>> {
    try {
      return await client.query<Row>(text)
    } catch (error) {
      await this.release()
      throw error
    }
  }
}
