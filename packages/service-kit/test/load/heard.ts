import { type Moment, now } from './commands.ts'

/** What had its effect, and when. */
export class Heard {
  readonly #moments: Moment[] = []
  #expected = Infinity
  #complete: () => void = () => undefined

  note(fact: string): void {
    this.#moments.push([fact, now()])
    if (this.#moments.length >= this.#expected) this.#complete()
  }

  /** Waits until there are so many, and forgets them. */
  async all(count: number): Promise<Moment[]> {
    await new Promise<void>((resolve) => {
      this.#complete = resolve
      this.#expected = count
      if (this.#moments.length >= count) resolve()
    })
    this.#expected = Infinity
    return this.#moments.splice(0)
  }
}
