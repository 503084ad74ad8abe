import type { PoolClient, QueryResult } from 'pg'
import type { Statement } from './database.ts'

/**
 * One connection that takes statements without waiting for the answers to those before. They are answered in their
 * order; what is sent while others are under way costs no further way to PostgreSQL and back.
 */
export class Pipeline {
  readonly #client: PoolClient
  readonly #onRoundTrip: (text: string) => void
  #underWay = 0

  /** @param onRoundTrip sees what is sent while nothing is under way */
  constructor(client: PoolClient, onRoundTrip: (text: string) => void) {
    this.#client = client
    this.#onRoundTrip = onRoundTrip
  }

  async send(statement: Statement): Promise<QueryResult> {
    if (this.#underWay === 0) this.#onRoundTrip(statement.text)
    this.#underWay += 1
    try {
      return await this.#client.query(statement)
    } finally {
      this.#underWay -= 1
    }
  }
}
