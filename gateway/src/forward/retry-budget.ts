/** Second tries per call: at most one in ten, so that they never double the load of a service in trouble. */
const callsPerTry = 10

/** What may be saved up, and what there is at the start: a quiet installation has a try, a busy one no storm. */
const mostTries = 10
const triesAtTheStart = 1

/** Counts what second tries to one service there may be. */
export class RetryBudget {
  /** In calls, because tenths of a try do not add up to one. */
  #saved = triesAtTheStart * callsPerTry

  /** A call was made for the first time. */
  earn(): void {
    this.#saved = Math.min(mostTries * callsPerTry, this.#saved + 1)
  }

  /** @returns whether a second try may be made; it is counted then */
  spend(): boolean {
    if (this.#saved < callsPerTry) return false
    this.#saved -= callsPerTry
    return true
  }
}
