import type { RequestFailure } from '../api/request-failure.ts'
import type { Leave } from '../store/session-slice.ts'
import type { SessionDeps } from './session-deps.ts'

/**
 * Forgets everything personal in this tab, but what was being written: that is its writer's, here and on the server.
 * @param why as the server says it: /unauthorised may have been reached before it was known
 */
export function endHere({ holder, marks, effects }: SessionDeps, leave: Leave | null, why?: Refused): void {
  if (holder.usable()) effects.sendWhatWaits()
  holder.set(null)
  marks.setOpen(false)
  effects.setSignedOut(leave, why)
}

const expired = 'SESSION_EXPIRED'

/** A refresh was refused: toast and /login (specification, section 8). Once, however many requests found out. */
export function expire(deps: SessionDeps): void {
  if (deps.effects.isAuthenticated() === false) return
  endExpired(deps)
  void deps.peers.tell({ type: 'signed-out', code: expired })
}

/** What a tab does whose session has expired: whoever signs in again comes back to their place. */
function endExpired(deps: SessionDeps): void {
  endHere(deps, { to: '/login', keepPlace: true })
  deps.effects.tellExpired()
}

/** Why a session ends, as the server says it; another tab tells the code alone. */
export type Refused = Pick<RequestFailure, 'code'> & Partial<Pick<RequestFailure, 'message'>>

/** A 401 that no refresh cures: the reason is kept for /unauthorised (specification, section 8), in every tab. */
export function reject(deps: SessionDeps, refused: Refused): void {
  if (deps.effects.isAuthenticated() === false) return
  endWithReason(deps, refused)
  void deps.peers.tell({ type: 'signed-out', code: refused.code })
}

/** Ends the session as another tab tells of it. */
export function endAsTold(deps: SessionDeps, code: string): void {
  if (code === expired) endExpired(deps)
  else endWithReason(deps, { code })
}

/** Forgets everything personal in this tab, and says why where that matters. */
function endWithReason(deps: SessionDeps, why: Refused): void {
  const { code } = why
  endHere(deps, deps.effects.onPublicPage() ? null : { to: '/unauthorised', keepPlace: true, code }, why)
}
