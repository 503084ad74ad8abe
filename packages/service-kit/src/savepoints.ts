/**
 * Pieces of work that join one open transaction, one after the other, each behind a savepoint: a piece that fails is
 * undone alone, as it would have been in a transaction of its own, and the others can go on.
 */
export class Savepoints {
  readonly #run: (command: string) => Promise<unknown>
  readonly #name: string
  #last: Promise<unknown> = Promise.resolve()
  #ended = false

  /** @param run sends a command on the connection of the open transaction */
  constructor(run: (command: string) => Promise<unknown>, depth = 0) {
    this.#run = run
    this.#name = `joined_${depth}`
  }

  /** Whether work may still join: false once the transaction is about to be committed. */
  get open(): boolean {
    return !this.#ended
  }

  /**
   * Does a piece of work when those before it are done.
   * @throws what the work throws, after it has been undone
   */
  join<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(() => this.#behindSavepoint(work))
    this.#last = done.catch(() => undefined)
    return done
  }

  /** Waits for what has joined, and lets nothing join any more. */
  async end(): Promise<void> {
    await this.#last
    this.#ended = true
  }

  async #behindSavepoint<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#run(`savepoint ${this.#name}`)
    try {
      const result = await work()
      await this.#run(`release savepoint ${this.#name}`)
      return result
    } catch (error) {
      // Where even this fails the connection is gone, and the commit will say so.
      await this.#run(`rollback to savepoint ${this.#name}`).catch(() => undefined)
      throw error
    }
  }
}
