import { currentContext, withContext } from './context.ts'
import { refuse } from './refusal.ts'

/** Until when somebody waits for what is being done. */
export class Deadline {
  #endsAt: number
  /** Whether it is somebody who waits, and not a program that wants to go on. */
  readonly isAwaited: boolean

  /** @param leftMs time left, in ms */
  constructor(leftMs: number, { isAwaited = true }: { isAwaited?: boolean } = {}) {
    this.#endsAt = performance.now() + leftMs
    this.isAwaited = isAwaited
  }

  /** Milliseconds left, 0 when it is over. */
  get leftMs(): number {
    return Math.max(0, this.#endsAt - performance.now())
  }

  /** Nobody waits any more. */
  end(): void {
    this.#endsAt = Number.NEGATIVE_INFINITY
  }
}

/** Does work, and all that it starts, within a deadline. */
export function withDeadline<Result>(deadline: Deadline, work: () => Result): Result {
  return withContext({ deadline }, work)
}

/** Whether somebody waits for this work at all: a request, and not a consumer or a timer. */
export function isAwaited(): boolean {
  return currentContext()?.deadline?.isAwaited === true
}

/**
 * Drops work that nobody waits for any more.
 * @throws {Refusal} UPSTREAM_TIMEOUT when the time is over
 */
export function expectTime(): void {
  if (currentContext()?.deadline?.leftMs === 0) refuse('UPSTREAM_TIMEOUT')
}

/**
 * How long a statement may run, where less time is left than it has anyway: a deadline lowers and never raises.
 * @param usualMs what the statement has anyway
 * @returns whole milliseconds, or nothing while there is enough time
 * @throws {Refusal} UPSTREAM_TIMEOUT when the time is over
 */
export function statementLimit(usualMs: number): number | undefined {
  const left = currentContext()?.deadline?.leftMs
  if (left === undefined || left >= usualMs) return undefined
  // PostgreSQL takes 0 for no limit at all.
  return left < 1 ? refuse('UPSTREAM_TIMEOUT') : Math.floor(left)
}
