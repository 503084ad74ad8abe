import { AsyncLocalStorage } from 'node:async_hooks'
import pg, { type Pool, type QueryResult } from 'pg'
import { columnTypes } from './column-types.ts'
import { hasSqlState, isCancelled } from './database-errors.ts'
import { expectTime, isAwaited, statementLimit } from './deadline.ts'
import { faultPoint } from './faults.ts'
import { refuse, Refusal } from './refusal.ts'
import { Pipeline } from './pipeline.ts'
import { Savepoints } from './savepoints.ts'
import { WriteBatch } from './write-batch.ts'

export interface Statement {
  /** Give frequent statements a name: PostgreSQL then parses and plans them once per connection. */
  name?: string
  text: string
  values?: unknown[]
}

export interface Queryable {
  query<Row extends object = Record<string, unknown>>(statement: Statement): Promise<{ rows: Row[]; rowCount: number }>
}

export interface DatabaseOptions {
  url: string
  /** Connections at most. */
  max?: number
  statementTimeoutMs?: number
  /** How long a caller waits for a connection before it is told 503, in ms. */
  connectionTimeoutMs?: number
  /** After how long without any answer a connection is given up, in ms; the limit of PostgreSQL itself comes first else. */
  silenceMs?: number
  /** How long a connection may lie idle before it is closed, in ms; 0 keeps it, with its temporary tables. */
  idleTimeoutMs?: number
  /** How long a transaction may rest between two statements before PostgreSQL undoes it and its locks go, in ms. */
  restMs?: number
  /** Hears of connections that broke while nobody used them. */
  onError?: (error: Error) => void
  /** Sees every statement; tests count them. */
  onStatement?: (text: string) => void
  /** Sees what begins each way to PostgreSQL and back; tests count them. */
  onRoundTrip?: (text: string) => void
}

/** Requests that may wait for a connection; one more would wait too long, and is told so at once. */
const mostWaiting = 50

/** The pool of one service's database. */
export class Database implements Queryable {
  readonly #pool: Pool
  readonly #onStatement: (text: string) => void
  readonly #onRoundTrip: (text: string) => void
  readonly #statementTimeoutMs: number
  readonly #eventListeners = new Set<() => void>()
  /** The transaction that everything asked of this database joins, in what `joinedTransaction` is doing. */
  readonly #joined = new AsyncLocalStorage<Joined>()
  #closed: Promise<void> | undefined

  constructor(options: DatabaseOptions) {
    const { url, max = 10, statementTimeoutMs = 5000, idleTimeoutMs = 30_000 } = options
    const { connectionTimeoutMs = 3000, silenceMs, restMs = 15_000, onError = ignore } = options
    this.#onStatement = options.onStatement ?? ignore
    this.#onRoundTrip = options.onRoundTrip ?? ignore
    this.#statementTimeoutMs = statementTimeoutMs
    this.#pool = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: connectionTimeoutMs,
      idleTimeoutMillis: idleTimeoutMs,
      statement_timeout: statementTimeoutMs,
      ...(silenceMs !== undefined && { query_timeout: silenceMs }),
      idle_in_transaction_session_timeout: restMs,
      keepAlive: true,
      // What is asked without waiting for what was asked before goes to PostgreSQL in one way there and back.
      pipeline: true,
      types: columnTypes,
    })
    // A connection that breaks while idle emits on the pool, one that breaks while checked out on the client:
    // without both listeners a restart of PostgreSQL ends the process.
    this.#pool.on('error', onError)
    this.#pool.on('connect', (client) => client.on('error', onError))
  }

  async query<Row extends object>(statement: Statement): Promise<{ rows: Row[]; rowCount: number }> {
    const joined = this.#joined.getStore()
    if (joined?.pieces.open) return joined.pieces.join(() => joined.tx.query<Row>(statement))
    // Where less time is left than a statement has anyway, its limit needs a transaction to be set for it alone.
    const limited = statementLimit(this.#statementTimeoutMs) !== undefined
    if (limited) return this.transaction((tx) => tx.query<Row>(statement))
    this.#expectRoom()
    this.#onStatement(statement.text)
    this.#onRoundTrip(statement.text)
    const result = await this.#pool.query(statement)
    return { rows: result.rows, rowCount: result.rowCount ?? 0 }
  }

  /** See `inTransaction`, which is how this is called. */
  async transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const joined = this.#joined.getStore()
    if (joined?.pieces.open) return joined.pieces.join(() => this.#within(joined.tx, joined.depth + 1, work))
    expectTime()
    this.#expectRoom()
    const client = await this.#pool.connect()
    const pipeline = new Pipeline(client, this.#onRoundTrip)
    const tx = new Transaction(pipeline, this.#onStatement, this.#statementTimeoutMs)
    try {
      const result = await work(tx)
      expectTime()
      await tx.commit()
      if (tx.hasEvents) {
        faultPoint('outbox.committed')
        this.#eventListeners.forEach((listener) => listener())
      }
      return result
    } catch (error) {
      await client.query('rollback').catch((cause: Error) => (pipeline.broken = cause))
      throw error
    } finally {
      tx.ended = true
      client.release(pipeline.broken)
    }
  }

  /** Consumers and the relay may wait: nobody sits before a screen for them, and they come again by themselves. */
  #expectRoom(): void {
    if (isAwaited() && this.#pool.waitingCount >= mostWaiting) refuse('SERVICE_UNAVAILABLE')
  }

  /**
   * Does work in one transaction that every statement and `inTransaction` within it joins, without knowing: what wraps
   * a whole request is committed with what the request does. What is read there sees what was written there.
   * @throws what `work` throws, after the rollback
   */
  joinedTransaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return this.transaction((tx) => this.#within(tx, 0, work))
  }

  /** Each level has its own pieces: a statement inside a joined transaction must not wait for that one's end. */
  async #within<Result>(tx: Tx, depth: number, work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const pieces = new Savepoints((command) => tx.command(command), depth)
    try {
      return await this.#joined.run({ tx, depth, pieces }, () => work(tx))
    } finally {
      await pieces.end()
    }
  }

  /** The connections at this moment, and the statements that wait for one. */
  get pool(): { inUse: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  }

  /** Calls back after each commit that recorded an event. @returns how to stop that */
  onEvents(listener: () => void): () => void {
    this.#eventListeners.add(listener)
    return () => this.#eventListeners.delete(listener)
  }

  /** Closes every connection; again, it waits for the first time. */
  close(): Promise<void> {
    this.#closed ??= this.#pool.end()
    return this.#closed
  }
}

interface Joined {
  tx: Tx
  depth: number
  pieces: Savepoints
}

/** One open transaction. The class stays in this file and has a private field, so nobody else can make one. */
class Transaction implements Queryable {
  readonly #pipeline: Pipeline
  readonly #onStatement: (text: string) => void
  readonly #usualLimitMs: number
  #limitMs: number
  readonly #begun: Promise<unknown>
  readonly #writes = new WriteBatch()
  /** Why a write failed that nobody waits for. */
  #writeFailure: unknown
  #lastWrite: Promise<unknown> = Promise.resolve()
  /** What nothing is answered before. */
  #condition: Promise<unknown> | undefined
  hasEvents = false
  /** Set when the connection goes back: work that was left behind must not write into somebody else's transaction. */
  ended = false

  constructor(pipeline: Pipeline, onStatement: (text: string) => void, limitMs: number) {
    this.#pipeline = pipeline
    this.#onStatement = onStatement
    this.#usualLimitMs = limitMs
    this.#limitMs = limitMs
    this.#begun = pipeline.send({ text: 'begin' })
    this.#begun.catch(ignore)
  }

  async query<Row extends object>(statement: Statement): Promise<{ rows: Row[]; rowCount: number }> {
    if (this.ended) throw new Error('this transaction has ended')
    this.#sendWrites()
    const sent = this.#send(statement)
    if (this.#condition) {
      sent.catch(ignore)
      await this.#condition
    }
    const result = await sent
    return { rows: result.rows, rowCount: result.rowCount ?? 0 }
  }

  /**
   * Statements leave without waiting for a condition, and are answered when it holds. When it fails, so do they and the
   * commit, for its reason.
   */
  answerOn(condition: Promise<unknown>): void {
    this.#condition = condition
    condition.then(() => (this.#condition = undefined), ignore)
  }

  /**
   * Writes without waiting: it is sent with the next statement or the commit, in one statement with what was written
   * around it. When it fails, so does what comes next, and the whole transaction.
   * @param statement inserts, updates or deletes rows of one table; nobody learns how many
   */
  write(statement: Statement): void {
    if (this.ended) throw new Error('this transaction has ended')
    if (this.#writes.add(statement)) return
    this.#sendWrites()
    this.#writes.add(statement)
  }

  #sendWrites(): void {
    const statement = this.#writes.take()
    if (statement) this.#lastWrite = this.#send(statement, true).catch(ignore)
  }

  /** Sends what was written, and waits for it. @throws what is wrong with it */
  async written(): Promise<void> {
    this.#sendWrites()
    await this.#lastWrite
    if (this.#writeFailure !== undefined) throw this.#writeFailure
  }

  async #send(statement: Statement, isUnwatched = false): Promise<QueryResult> {
    this.#limit()
    this.#onStatement(statement.text)
    try {
      return await this.#pipeline.send(statement)
    } catch (error) {
      // PostgreSQL refuses whatever comes after a failure; what counts is the failure.
      if (hasSqlState(error, '25P02')) throw this.#writeFailure ?? error
      const isLate = this.#limitMs < this.#usualLimitMs && isCancelled(error)
      const cause = isLate ? new Refusal('UPSTREAM_TIMEOUT') : error
      // Known before the next answer is looked at.
      if (isUnwatched) this.#writeFailure ??= cause
      throw cause
    }
  }

  /** Gives the next statement no more time than its caller has left. */
  #limit(): void {
    const limitMs = statementLimit(this.#limitMs)
    if (limitMs === undefined) return
    this.#pipeline.send({ text: `set local statement_timeout = ${limitMs}` }).catch(ignore)
    this.#limitMs = limitMs
  }

  /** Commands that frame the work and are no part of it. What is wrong with one is wrong with what follows it. */
  command(text: string): void {
    this.#sendWrites()
    this.#pipeline.send({ text }).catch(ignore)
  }

  /** @throws Error when PostgreSQL has stored nothing */
  async commit(): Promise<void> {
    await this.#condition
    this.#sendWrites()
    const [, { command }] = await Promise.all([this.#begun, this.#pipeline.send({ text: 'commit' })])
    // After a statement that failed PostgreSQL answers a commit with a rollback, and no error.
    if (command === 'COMMIT') return
    throw this.#writeFailure ?? new Error('The transaction was rolled back: one of its statements had failed.')
  }
}

/** An open transaction: only `inTransaction` hands one out, so what needs one cannot be called without. */
export type Tx = Transaction

/** Opens the pool; connects at the first statement. */
export function openDatabase(options: DatabaseOptions): Database {
  return new Database(options)
}

/**
 * Does work in one transaction: all of it is stored, or nothing. Wakes the relay after a commit that recorded events.
 * @throws what `work` throws, after the rollback
 */
export function inTransaction<Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction(work)
}

function ignore(): void {}
