import pg, { type Pool, type PoolClient, type QueryResult } from 'pg'
import { columnTypes } from './column-types.ts'
import { isSilence } from './database-errors.ts'
import type { Statement } from './database.ts'

export interface ConnectionOptions {
  url: string
  /** Connections at most. */
  max?: number
  statementTimeoutMs?: number
  /** How long a caller waits for a connection before it is told 503, in ms. */
  connectionTimeoutMs?: number
  /** How long a statement may go without an answer until its connection is given up, in ms; PostgreSQL's limit and 1 s else. */
  silenceMs?: number
  /** How long a connection may lie idle before it is closed, in ms; 0 keeps it, with its temporary tables. */
  idleTimeoutMs?: number
  /** Hears of connections that broke while nobody used them. */
  onError?: (error: Error) => void
}

/** PostgreSQL ends a statement that takes too long and says so; where nothing is said by then, nobody is there. In ms. */
const silenceMarginMs = 1000

/** The connections to one database. One that is gone without a word holds none of them for long. */
export class Connections {
  readonly #pool: Pool
  /** Those that nobody uses. */
  readonly #idle = new Set<PoolClient>()
  /** How long a statement may take, in ms. */
  readonly statementTimeoutMs: number

  constructor(options: ConnectionOptions) {
    const { url, max = 10, statementTimeoutMs = 5000, idleTimeoutMs = 30_000 } = options
    const { connectionTimeoutMs = 3000, silenceMs = statementTimeoutMs + silenceMarginMs } = options
    const { onError = () => undefined } = options
    this.statementTimeoutMs = statementTimeoutMs
    this.#pool = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: connectionTimeoutMs,
      idleTimeoutMillis: idleTimeoutMs,
      statement_timeout: statementTimeoutMs,
      query_timeout: silenceMs,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
      // What is asked without waiting for what was asked before goes to PostgreSQL in one way there and back.
      pipeline: true,
      types: columnTypes,
    })
    // A connection that breaks while idle emits on the pool, one that breaks while checked out on the client:
    // without both listeners a restart of PostgreSQL ends the process.
    this.#pool.on('error', onError)
    this.#pool.on('connect', (client) => client.on('error', onError))
    this.#pool.on('acquire', (client) => this.#idle.delete(client))
    this.#pool.on('release', (error: Error | undefined, client) => void (error ?? this.#idle.add(client)))
    this.#pool.on('remove', (client) => this.#idle.delete(client))
  }

  /** The connections at this moment, and the statements that wait for one. */
  get counts(): { inUse: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  }

  /** Sends one statement on any of them. */
  async query(statement: Statement): Promise<QueryResult> {
    try {
      return await this.#pool.query(statement)
    } catch (error) {
      if (isSilence(error)) this.#dropIdle()
      throw error
    }
  }

  /** One of them, for whoever gives it back. */
  take(): Promise<PoolClient> {
    return this.#pool.connect()
  }

  /** @param broken why it cannot be used any more */
  giveBack(client: PoolClient, broken?: Error): void {
    client.release(broken)
    if (broken) this.#dropIdle()
  }

  /** Where one is dead, so may the others be: whoever comes next gets a new one. */
  #dropIdle(): void {
    const error = new Error('Connection terminated: another one was dead')
    for (const client of this.#idle) {
      // The pool forgets it at once, before its socket has told of its end.
      client.emit('error', error)
      client.connection.stream.destroy()
    }
    this.#idle.clear()
  }

  /** Closes all of them. */
  close(): Promise<void> {
    return this.#pool.end()
  }
}
