import { reject } from './end-session.ts'
import type { SessionDeps } from './session-deps.ts'

/** The gateway says that a session of this user was revoked: find out whether it was this one. */
export async function checkRevocation(deps: SessionDeps): Promise<void> {
  if (!deps.effects.isAuthenticated()) return
  const outcome = await deps.renew()
  if (outcome.kind === 'refused') reject(deps, outcome.failure)
}
