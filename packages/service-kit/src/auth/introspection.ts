import Type from 'typebox'
import { checkOf } from '../schema-check.ts'
import { currentTrace } from '../trace.ts'
import type { Principal } from './principal.ts'
import type { ShowSelf } from './service-token.ts'

const isAnswer = checkOf(Type.Object({ live: Type.Boolean() }))
const rememberMs = 5000
const timeoutMs = 1000
const mostRemembered = 5000

/**
 * Asks the identity service whether a session still lives, for a process that lost the feed of ended sessions. An
 * answer counts for 5 s.
 * @param usersUrl address of svc-users, inside
 * @param showSelf says who asks: svc-users answers our programs alone
 * @returns a question that throws when it gets no answer: the write must then wait
 */
export function askIdentityService(usersUrl: string, showSelf: ShowSelf): (principal: Principal) => Promise<boolean> {
  const address = new URL('/internal/introspect', usersUrl)
  const answers = new Map<string, { live: boolean; at: number }>()
  return async ({ id, sessionId, sessionVersion }) => {
    const key = `${sessionId} ${sessionVersion}`
    const known = answers.get(key)
    if (known && Date.now() - known.at < rememberMs) return known.live
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...traceHeaders(), ...(await showSelf('svc-users')) },
      body: JSON.stringify({ id, sessionId, sessionVersion }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer: unknown = await response.json()
    if (!response.ok || !isAnswer(answer)) throw new Error('The identity service gave no answer on a session.')
    if (answers.size >= mostRemembered) answers.clear()
    answers.set(key, { live: answer.live, at: Date.now() })
    return answer.live
  }
}

/** So that the question is found with the request that it was asked for. */
function traceHeaders(): Record<string, string> {
  const { requestId, traceparent } = currentTrace() ?? {}
  return { ...(requestId ? { 'x-request-id': requestId } : {}), ...(traceparent ? { traceparent } : {}) }
}
