import { CallWindow } from './call-window.ts'

export type BreakerState = 'closed' | 'open' | 'half-open'

/** How a call ended, as far as the breaker is concerned. A refusal of the visitor (4xx) is a good answer. */
export type Verdict = 'good' | 'server-error' | 'no-answer'

export interface BreakerSettings {
  /** How far back calls count, in ms. */
  windowMs: number
  /** Calls within the window below which their share of failures says nothing. */
  leastCalls: number
  /** Share of failures that makes the gateway look, 0 to 1. */
  failingShare: number
  /** Calls in a row without any answer that make it look, however few there are. */
  inARow: number
  /** Pause between two looks at a service that is away, in ms. */
  pauseMs: number
  /** The pause doubles up to this when the service fails again soon after it came back, in ms. */
  longestPauseMs: number
}

export const breakerSettings: BreakerSettings = {
  windowMs: 10_000,
  leastCalls: 20,
  failingShare: 0.5,
  inARow: 5,
  pauseMs: 500,
  longestPauseMs: 4_000,
}

/**
 * Whether calls to a service are tried at all. Open: they are refused at once, and after a pause one probe (half open)
 * decides whether it closes. It only keeps the books: who probes, and when, is said by `Upstream`.
 */
export class Breaker {
  readonly #settings: BreakerSettings
  readonly #now: () => number
  readonly #window: CallWindow
  readonly #onChange: (state: BreakerState, reason: string) => void
  #state: BreakerState = 'closed'
  #withoutAnswer = 0
  #pauseMs: number
  #probeAt = 0
  #closedAt = Number.NEGATIVE_INFINITY

  /**
   * @param now milliseconds of a clock that only goes forward
   * @param onChange hears of every change of state, and why
   */
  constructor(
    now: () => number,
    onChange: (state: BreakerState, reason: string) => void,
    settings: BreakerSettings = breakerSettings,
  ) {
    this.#settings = settings
    this.#now = now
    this.#onChange = onChange
    this.#window = new CallWindow(settings.windowMs, now)
    this.#pauseMs = settings.pauseMs
  }

  get state(): BreakerState {
    return this.#state
  }

  /** Milliseconds until the next probe; 0 while it runs. */
  get probeInMs(): number {
    return this.#state === 'open' ? Math.max(0, this.#probeAt - this.#now()) : 0
  }

  /**
   * Notes how a call ended; what was under way when the breaker opened says nothing new. It opens nothing: what callers
   * send may be the cause of what they hear, so that a service is looked at first.
   * @returns why the service is suspected of being away, if it is
   */
  note(verdict: Verdict): string | undefined {
    if (this.#state !== 'closed') return undefined
    this.#withoutAnswer = verdict === 'no-answer' ? this.#withoutAnswer + 1 : 0
    this.#window.add(verdict !== 'good')
    if (verdict === 'good') return undefined
    const { calls, failures } = this.#window.counts()
    const { leastCalls, failingShare, inARow } = this.#settings
    if (this.#withoutAnswer >= inARow) return `${this.#withoutAnswer} calls in a row without an answer`
    const tooMany = calls >= leastCalls && failures / calls >= failingShare
    return tooMany ? `${failures} of ${calls} calls failed` : undefined
  }

  /** The service has been looked at and is well: what has failed was the calls' own doing, and is forgotten. */
  clear(): void {
    this.#withoutAnswer = 0
    this.#window.clear()
  }

  /** Opens: the gateway itself has seen that the service does not answer, or says that it cannot work. */
  open(reason: string): void {
    if (this.#state !== 'closed') return
    const { windowMs, pauseMs, longestPauseMs } = this.#settings
    const again = this.#now() - this.#closedAt < windowMs
    this.#pauseMs = again ? Math.min(longestPauseMs, this.#pauseMs * 2) : pauseMs
    this.#change('open', reason)
  }

  /** The pause is over and the one probe begins. */
  probe(): void {
    this.#change('half-open', 'probing')
  }

  /** What the probe has found. */
  probed(works: boolean): void {
    if (this.#state !== 'half-open') return
    if (works) {
      this.#closedAt = this.#now()
      this.clear()
    }
    this.#change(works ? 'closed' : 'open', works ? 'the service answers' : 'the service does not answer')
  }

  #change(state: BreakerState, reason: string): void {
    this.#state = state
    if (state === 'open') this.#probeAt = this.#now() + this.#pauseMs
    this.#onChange(state, reason)
  }
}
