import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Advisory locks are per database, so one number serves every service. */
const relayLock = 4_202_612
const proofMs = 5000

/**
 * Makes sure that one relay per service publishes: a lock held by a connection of its own, so that PostgreSQL itself
 * ends the leadership when the process dies or the connection breaks.
 */
export class Leadership {
  readonly #databaseUrl: string
  #client: pg.Client | undefined
  #provedAt = 0

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl
  }

  get held(): boolean {
    return this.#client !== undefined
  }

  /** Tries to lead. @returns whether this relay leads now @throws when PostgreSQL cannot be reached */
  async acquire(): Promise<boolean> {
    if (this.#client) return this.#prove(this.#client)
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      connectionTimeoutMillis: 3000,
      // A connection that swallows everything must not pass for a lead.
      query_timeout: 3000,
      keepAlive: true,
      application_name: 'relay-leader',
    })
    const lost = () => {
      if (this.#client === client) this.#client = undefined
    }
    client.on('error', lost)
    client.on('end', lost)
    await client.connect()
    try {
      const { rows } = await client.query<{ led: boolean }>('select pg_try_advisory_lock($1) as led', [relayLock])
      if (rows[0]?.led) this.#client = client
    } finally {
      if (!this.held) await client.end()
    }
    return this.held
  }

  /** Lets another one lead. A connection that answers no more is not waited for. */
  async release(): Promise<void> {
    const client = this.#client
    this.#client = undefined
    await Promise.race([client?.end().catch(() => undefined), wait(1000, undefined, { ref: false })])
  }

  /** Asks now and then whether the connection that holds the lock still lives. @throws when it does not */
  async #prove(client: pg.Client): Promise<true> {
    if (Date.now() - this.#provedAt > proofMs) {
      await client.query('select 1').catch(async (error: unknown) => {
        await this.release()
        throw error
      })
      this.#provedAt = Date.now()
    }
    return true
  }
}
