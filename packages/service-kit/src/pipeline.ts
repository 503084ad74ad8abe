import { nextTick } from 'node:process'
import type { Duplex } from 'node:stream'
import pg, { type PoolClient, type QueryResult } from 'pg'
import type { Statement } from './database.ts'
import { isReadOnly } from './database-errors.ts'

/**
 * One connection that takes statements without waiting for the answers to those before. They are answered in their
 * order; what is sent while others are under way costs no further way to PostgreSQL and back.
 */
export class Pipeline {
  readonly #client: PoolClient
  readonly #onRoundTrip: (text: string) => void
  readonly #stream: Duplex | undefined
  #isHeld = false
  #underWay = 0
  /** Why nobody may use the connection after this one. A standby that has refused a write refuses the next one too. */
  broken: Error | undefined

  /** @param onRoundTrip sees what is sent while nothing is under way */
  constructor(client: PoolClient, onRoundTrip: (text: string) => void) {
    this.#client = client
    this.#onRoundTrip = onRoundTrip
    this.#stream = client instanceof pg.Client ? client.connection.stream : undefined
  }

  async send(statement: Statement): Promise<QueryResult> {
    if (this.#underWay === 0) this.#onRoundTrip(statement.text)
    this.#underWay += 1
    this.#hold()
    try {
      return await this.#client.query(statement)
    } catch (error) {
      if (isReadOnly(error)) this.broken = error
      throw error
    } finally {
      this.#underWay -= 1
    }
  }

  /** What is sent in one go is written in one go: a call of the system costs more than a statement. */
  #hold(): void {
    if (this.#isHeld || !this.#stream) return
    this.#isHeld = true
    this.#stream.cork()
    nextTick(() => {
      this.#isHeld = false
      this.#stream?.uncork()
    })
  }
}
