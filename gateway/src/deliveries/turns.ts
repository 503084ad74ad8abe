/** Work on the same thing, one after the other; work on different things at the same time. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  /**
   * Works when all work on this thing that came before is over, whatever came of it.
   * @param key names the thing
   */
  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.#last.get(key) ?? Promise.resolve()).then(work)
    const over = turn.catch(() => undefined)
    this.#last.set(key, over)
    void over.then(() => {
      if (this.#last.get(key) === over) this.#last.delete(key)
    })
    return turn
  }
}
