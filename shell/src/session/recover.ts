import type { RequestFailure } from '../api/request-failure.ts'
import { holdSame } from '../realm/hidden-text.ts'
import type { Credentials } from './credentials.ts'
import { expire, reject } from './end-session.ts'
import { signOutRefused } from './sign-out.ts'
import type { SessionDeps } from './session-deps.ts'

/** Codes of a 401 that no refresh can cure. */
const accountCodes: readonly string[] = ['ACCOUNT_SUSPENDED', 'ACCOUNT_DELETED']

/** What a request may do after a 401: send again, give up because the session is over, or report the failure. */
export type Recovery = { kind: 'retry' } | { kind: 'ended' } | { kind: 'failed'; failure: RequestFailure }

/**
 * Answers a 401 with at most one refresh, shared by all requests that wait.
 * @param used the credentials that were refused
 * @param refusal what the server said
 */
export async function recover(deps: SessionDeps, used: Credentials, refusal: RequestFailure): Promise<Recovery> {
  if (deps.effects.isAuthenticated() === false) return { kind: 'ended' }
  const usable = deps.holder.usable()
  if (usable && !holdSame(usable.accessToken, used.accessToken)) return { kind: 'retry' }
  if (accountCodes.includes(refusal.code)) {
    void signOutRefused(deps, refusal)
    return { kind: 'ended' }
  }
  const wasExpired = used.usableUntil <= deps.now()
  const outcome = await deps.renew()
  if (outcome.kind === 'renewed') return { kind: 'retry' }
  if (outcome.kind === 'unavailable') return { kind: 'failed', failure: outcome.failure }
  // A token that was still good was refused on purpose: its code says why, not the refresh's.
  if (wasExpired) expire(deps)
  else reject(deps, refusal)
  return { kind: 'ended' }
}
