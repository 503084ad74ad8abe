/** How often the gateway looks whether it keeps up, in ms. */
export const tickMs = 100

/** How late a look may come before it says that the gateway does not keep up, in ms. */
const lateMs = 50

/** Late looks in a row that count: one is a long computation, two are a queue that does not get shorter. */
const inARow = 2

/** Calls under way below which lateness has other causes than visitors, such as a busy machine. */
const leastUnderWay = 16

/** How the refused share of calls changes with each look, in percent. */
const step = { up: 20, down: 5, most: 95 }

/**
 * Whether the gateway itself keeps up, seen by how late its own timer runs. While it does not, a growing share of calls
 * is refused, so that the taken ones stay quick; once it does, the share shrinks to nothing within two seconds.
 */
export class LoopPressure {
  readonly #underWay: () => number
  readonly #now: () => number
  #expectedAt: number
  #lateInARow = 0
  #share = 0
  #credit = 0
  #timer: NodeJS.Timeout | undefined

  /**
   * @param underWay calls that the gateway works on
   * @param now milliseconds of a clock that only goes forward
   */
  constructor(underWay: () => number, now: () => number = () => performance.now()) {
    this.#underWay = underWay
    this.#now = now
    this.#expectedAt = now() + tickMs
  }

  /** Share of calls that is refused at the moment, in percent. */
  get share(): number {
    return this.#share
  }

  start(): void {
    this.#expectedAt = this.#now() + tickMs
    this.#timer = setInterval(() => this.look(), tickMs)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** One look; called by the timer. */
  look(): void {
    const late = this.#now() - this.#expectedAt > lateMs
    this.#expectedAt = this.#now() + tickMs
    this.#lateInARow = late && this.#underWay() >= leastUnderWay ? this.#lateInARow + 1 : 0
    const change = this.#lateInARow >= inARow ? step.up : late ? 0 : -step.down
    this.#share = Math.min(step.most, Math.max(0, this.#share + change))
  }

  /** Whether the call that has just come is one of those to be refused. */
  refusesNext(): boolean {
    this.#credit = this.#share === 0 ? 0 : this.#credit + this.#share
    if (this.#credit < 100) return false
    this.#credit -= 100
    return true
  }
}
