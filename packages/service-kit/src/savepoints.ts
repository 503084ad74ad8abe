/**
 * Pieces of work that join one open transaction, one after the other, each behind a savepoint: a piece that fails is
 * undone alone, as it would have been in a transaction of its own, and the others can go on.
 */
export class Savepoints {
  readonly #run: (command: string) => void
  readonly #name: string
  #isSet = false
  #last: Promise<unknown> = Promise.resolve()
  #ended = false

  /** @param run sends a command on the connection of the open transaction, before whatever is sent after it */
  constructor(run: (command: string) => void, depth = 0) {
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
    // The last one goes with the transaction.
    if (this.#isSet) this.#run(`release savepoint ${this.#name}`)
    this.#run(`savepoint ${this.#name}`)
    this.#isSet = true
    try {
      return await work()
    } catch (error) {
      this.#run(`rollback to savepoint ${this.#name}`)
      throw error
    }
  }
}
