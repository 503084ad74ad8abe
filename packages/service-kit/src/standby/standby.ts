import { setTimeout as wait } from 'node:timers/promises'
import { type Database, openDatabase, type Queryable } from '../database.ts'
import type { Log } from '../log.ts'
import { keepRunning, type RunningLoop } from '../loop.ts'
import { Marks } from './marks.ts'

interface StandbyOptions {
  /** Of the standby, or of what leads to one of several. */
  url: string
  primary: Database
  /** What is older is read from the primary. */
  maxAgeMs: number
  log: Log
}

interface StandbySettings {
  DATABASE_URL: string
  DATABASE_READ_ADDRESS: string
  DATABASE_READ_MAX_AGE_MS: number
}

/** The standby of a service, where its settings name one. It knows the same roles: it is a copy. */
export function standbyOf(settings: StandbySettings, primary: Database, log: Log): Standby | undefined {
  if (!settings.DATABASE_READ_ADDRESS) return undefined
  const url = new URL(settings.DATABASE_URL)
  url.port = '5432'
  url.host = settings.DATABASE_READ_ADDRESS
  return new Standby({ url: url.href, primary, maxAgeMs: settings.DATABASE_READ_MAX_AGE_MS, log })
}

/** What was read from a standby, and how old it may be. */
export interface Aged<Result> {
  result: Result
  ageMs: number
}

const lookEveryMs = 250
/** Somebody waits: a standby that says nothing for so long is not waited for. */
const patienceMs = 500

const whereSql = `select pg_last_wal_replay_lsn()::text as lsn where pg_is_in_recovery()`

/**
 * Reads lists from a copy of the database, where there is one that is near enough. It is asked a few times a second; each
 * read asks once more on its own connection, because an address may lead to several standbys. Whatever goes wrong here,
 * the primary answers.
 */
export class Standby {
  readonly #db: Database
  readonly #primary: Database
  readonly #maxAgeMs: number
  readonly #marks: Marks
  #answers = false
  readonly loop: RunningLoop

  constructor({ url, primary, maxAgeMs, log }: StandbyOptions) {
    this.#db = openDatabase({
      url,
      connectionTimeoutMs: patienceMs,
      silenceMs: 2 * patienceMs,
      onError: (err) => log.warn({ err }, 'connection to the standby lost'),
    })
    this.#primary = primary
    this.#maxAgeMs = maxAgeMs
    this.#marks = new Marks(2 * maxAgeMs)
    this.loop = keepRunning({ name: 'standby', log, longestPauseMs: 2000 }, () => this.#look())
  }

  async #look(): Promise<number> {
    try {
      const at = performance.now()
      const { rows } = await this.#primary.query<{ lsn: string }>({ text: 'select pg_current_wal_lsn()::text as lsn' })
      if (rows[0]) this.#marks.add(at, rows[0].lsn)
      await this.#db.query<{ lsn: string }>({ text: whereSql })
      this.#answers = true
    } catch (error) {
      this.#answers = false
      throw error
    }
    return lookEveryMs
  }

  /**
   * @param acceptedMs how old an answer may be to who asks
   * @returns nothing where there is no standby that is near enough, or where it cannot answer: ask the primary then
   */
  async read<Result>(acceptedMs: number, read: (db: Queryable) => Promise<Result>): Promise<Aged<Result> | undefined> {
    if (!this.#answers) return undefined
    const late = new AbortController()
    const silence = wait(patienceMs, undefined, { signal: late.signal }).catch(() => undefined)
    try {
      const aged = await Promise.race([this.#readAged(read), silence])
      if (!aged) this.#answers = false
      return aged && aged.ageMs <= Math.min(acceptedMs, this.#maxAgeMs) ? aged : undefined
    } catch {
      // Cut off, or refused for what a newer copy would not refuse.
      return undefined
    } finally {
      late.abort()
    }
  }

  #readAged<Result>(read: (db: Queryable) => Promise<Result>): Promise<Aged<Result>> {
    return this.#db.transaction(async (tx) => {
      // In one way there and back with the list.
      const [{ rows }, result] = await Promise.all([tx.query<{ lsn: string }>({ text: whereSql }), read(tx)])
      const [where] = rows
      // Promoted meanwhile, or no standby at all: nobody knows what it lacks.
      const ageMs = where ? this.#marks.ageOf(where.lsn, performance.now()) : Infinity
      return { result, ageMs }
    })
  }

  async close(): Promise<void> {
    await this.loop.stop()
    await this.#db.close()
  }
}
