import type { RequestFailure } from '../api/request-failure.ts'
import { endHere } from './end-session.ts'
import { sendPendingSignOut } from './sign-out.ts'
import type { SessionDeps } from './session-deps.ts'

/**
 * Checks on load whether this browser has a session, with one refresh.
 * The flag becomes true or false; it stays unknown when nobody could answer.
 */
export async function startSession(deps: SessionDeps): Promise<void> {
  await sendPendingSignOut(deps, { tells: true })
  // Somebody has signed out here, and the server does not know yet: a renewal would let whoever comes next in.
  if (deps.marks.signOutIsPending()) return endHere(deps, null)
  const outcome = await deps.renew()
  // Somebody signed in while it was asked: whatever else the answer is, it is about the session before.
  if (outcome.kind !== 'renewed' && deps.holder.usable()) return
  if (outcome.kind === 'renewed') {
    deps.marks.setOpen(true)
    deps.effects.setSignedIn(outcome.user)
  } else if (outcome.kind === 'unavailable') {
    deps.effects.setCheckFailed()
    deps.effects.tellFailure(outcome.failure.message)
  } else {
    refuse(deps, outcome.failure)
  }
}

/** Specification, section 8, "Failed session check on load" and "Session refresh failure". */
function refuse(deps: SessionDeps, { code, message }: RequestFailure): void {
  const { effects } = deps
  const isPublic = effects.onPublicPage()
  // The cookie of an ended session stays in the browser: on a public page its end is news only once.
  const isNews = deps.marks.wasOpen() || !isPublic
  if (code === 'UNAUTHENTICATED') {
    // The guards know what a visitor without a session may see.
    endHere(deps, null)
    if (!isPublic && !effects.onHome()) effects.tellFailure(message)
  } else if (code === 'SESSION_EXPIRED') {
    endHere(deps, isPublic ? null : { to: '/login', keepPlace: true })
    if (isNews) effects.tellExpired()
  } else {
    endHere(deps, isPublic ? null : { to: '/unauthorised', keepPlace: true, code }, { code, message })
    // The page /unauthorised says it already.
    if (isPublic && isNews) effects.tellFailure(message)
  }
}
