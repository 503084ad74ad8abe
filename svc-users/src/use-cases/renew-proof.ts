import * as sessions from '../data/sessions.ts'
import type { Deps } from '../deps.ts'
import { proveOwner } from './prove-owner.ts'

/**
 * Notes that whoever uses a session has just shown the password of its account: what cannot be undone is open to them
 * for ten minutes.
 * @throws Refusal those of `proveOwner`
 */
export async function renewProof(
  deps: Deps,
  { userId, sessionId, password }: { userId: string; sessionId: string; password: string },
): Promise<void> {
  await proveOwner(deps, userId, password)
  await sessions.noteProof(deps.db, { id: sessionId, userId, at: deps.clock.now() })
}
