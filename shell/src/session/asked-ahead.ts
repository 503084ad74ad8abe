import { addressOf } from '../api/address.ts'
import type { SignedRequest } from './request.ts'

/**
 * What was asked for ahead and not taken for so long, in ms, is old: the page asks anew. As long as fetched data is fresh
 * (specification, section 9); on an old phone the code of the page may take a while.
 */
const keptMs = 60_000

type Request = (request: SignedRequest) => Promise<unknown>

/** The way to the API for screens, and what has been asked for ahead of them. */
export interface AskedAhead {
  request: Request
  /** Asks now what a screen will ask soon. Failures are silent: the screen asks again and says so. */
  ask: (requests: readonly SignedRequest[]) => void
  /** Whether something was asked for that no screen has taken yet. */
  isWaiting: () => boolean
  /** The answers hold no longer: something has changed, or the session has ended. */
  forget: () => void
}

/**
 * Gives each answer that was asked for ahead to the first call that is the same, of the same remote: the round trip
 * passes while the code of the page is on its way.
 */
export function createAskedAhead(send: Request, now: () => number): AskedAhead {
  const answers = new Map<string, { answer: Promise<unknown>; at: number }>()

  function take(request: SignedRequest): Promise<unknown> | undefined {
    if (request.method !== 'GET' || answers.size === 0) return undefined
    const key = keyOf(request)
    const found = answers.get(key)
    answers.delete(key)
    return found && now() - found.at < keptMs ? found.answer : undefined
  }

  return {
    request: (request) => take(request)?.catch(() => send(request)) ?? send(request),
    ask: (requests) => {
      for (const request of requests) {
        const answer = send({ ...request, inline: true })
        answer.catch(() => undefined)
        answers.set(keyOf(request), { answer, at: now() })
      }
    },
    isWaiting: () => answers.size > 0,
    forget: () => answers.clear(),
  }
}

function keyOf(request: SignedRequest): string {
  const { pathname, searchParams } = new URL(addressOf(request), 'http://page')
  searchParams.sort()
  return `${request.remote ?? ''} ${pathname}?${searchParams.toString()} ${request.answer ?? ''}`
}
