import type { Clock } from './clock.ts'
import { withContext } from './context.ts'

interface Options {
  clock: Clock
  /** Asks how much the service has told so far: `factsSoFar`. */
  told: () => Promise<bigint>
  /** How long an answer is kept at most, in ms. */
  ms?: number
  /** How many answers are kept. */
  most?: number
}

interface Known<Answer> {
  since: number
  told: bigint
  answer: Promise<Answer>
}

/**
 * Answers that are the same for everybody, asked for once however many want them. One is kept for a second at most, and
 * not beyond the next fact that the service tells, in whichever of its processes: whoever writes reads what they wrote.
 */
export class SharedAnswers<Answer> {
  readonly #clock: Clock
  readonly #told: () => Promise<bigint>
  readonly #ms: number
  readonly #most: number
  /** The oldest first. */
  readonly #known = new Map<string, Known<Answer>>()
  #looking: Promise<unknown> = Promise.resolve()
  #nextLook: Promise<bigint> | undefined

  constructor({ clock, told, ms = 1000, most = 200 }: Options) {
    this.#clock = clock
    this.#told = told
    this.#ms = ms
    this.#most = most
  }

  /**
   * @param key the whole question; nothing of who asks may change the answer to it
   * @param ask for a new answer
   * @throws what asking throws; a failure is not kept
   */
  async get(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const told = await this.#look()
    const now = this.#clock.now().getTime()
    const known = this.#known.get(key)
    if (known && known.told >= told && Math.abs(now - known.since) < this.#ms) return known.answer
    return this.#keep(key, { since: now, told, answer: forEverybody(ask) })
  }

  /** One look for all who come while another one is under way: it begins after they have come. */
  #look(): Promise<bigint> {
    this.#nextLook ??= this.#looking.then(() => {
      this.#nextLook = undefined
      const look = forEverybody(this.#told)
      this.#looking = look.catch(() => undefined)
      return look
    })
    return this.#nextLook
  }

  #keep(key: string, known: Known<Answer>): Promise<Answer> {
    this.#known.delete(key)
    this.#known.set(key, known)
    const [oldest] = this.#known.keys()
    if (this.#known.size > this.#most && oldest !== undefined) this.#known.delete(oldest)
    known.answer.catch(() => this.#known.get(key) === known && this.#known.delete(key))
    return known.answer
  }
}

/** Nobody's deadline ends what others wait for as well. */
function forEverybody<Result>(ask: () => Promise<Result>): Promise<Result> {
  return withContext({ deadline: undefined }, ask)
}
