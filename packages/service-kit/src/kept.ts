/** An answer that is the same for everybody, asked for once in a while however many want it. */
export class Kept<Answer> {
  readonly #ms: number
  readonly #ask: () => Promise<Answer>
  readonly #now: () => number
  #known: { since: number; answer: Promise<Answer> } | undefined

  /**
   * @param ms how long an answer is kept
   * @param ask for a new one
   * @param now a clock in ms that never goes back
   */
  constructor(ms: number, ask: () => Promise<Answer>, now: () => number = () => performance.now()) {
    this.#ms = ms
    this.#ask = ask
    this.#now = now
  }

  /** The answer that is kept, or under way, or a new one. A failure is not kept. @throws what asking throws */
  get(): Promise<Answer> {
    const now = this.#now()
    if (this.#known && now - this.#known.since < this.#ms) return this.#known.answer
    const known = { since: now, answer: this.#ask() }
    this.#known = known
    known.answer.catch(() => {
      if (this.#known === known) this.#known = undefined
    })
    return known.answer
  }
}
