import { setTimeout as wait } from 'node:timers/promises'

/** The provider could not be reached, or is out of order. */
class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

type Fetch = (address: string, options: RequestInit) => Promise<Response>

/**
 * Asks the provider with a limit of time; a broken connection and an answer of its being out of order are told apart
 * from answers that say no.
 * @param limitMs for the whole answer
 */
export function fetchWithin(limitMs: number): Fetch {
  return async (address, options) => {
    try {
      const answer = await fetch(address, { ...options, redirect: 'manual', signal: AbortSignal.timeout(limitMs) })
      if (answer.status < 500) return answer
      throw new Error(`status ${String(answer.status)}`)
    } catch (cause) {
      throw new Unreachable('no answer', { cause })
    }
  }
}

/** Waits for several questions together no longer than this. @throws Unreachable */
export async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  const over = new AbortController()
  const late = wait(limitMs, undefined, { signal: over.signal }).then(() => {
    throw new Unreachable('too late')
  })
  // The one that loses is not waited for.
  late.catch(() => undefined)
  work.catch(() => undefined)
  return Promise.race([work, late]).finally(() => over.abort())
}

/** Whether an error comes from a provider that did not answer, however deep. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof Unreachable) return true
  if (error instanceof DOMException && error.name === 'TimeoutError') return true
  return error instanceof Error && error.cause !== undefined && isUnreachable(error.cause)
}
