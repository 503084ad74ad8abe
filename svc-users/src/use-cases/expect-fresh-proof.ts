import type { ProvenAct } from '@ensemble/contracts/users/proven-acts'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as sessions from '../data/sessions.ts'
import type { Deps } from '../deps.ts'
import { isFreshFor } from '../domain/fresh-proof.ts'

/**
 * Makes sure that whoever asks for an act has proven lately who they are, in a session that is still open: its token may
 * be taken for some minutes more where a process has not heard that it ended. To be called once nothing else stands
 * against the act: nobody types a password for what is refused anyway.
 * @param sessionId null where nobody's browser asks: a command line, or the loading of demonstration data
 * @throws Refusal PROOF_REQUIRED
 */
export async function expectFreshProof(
  deps: Deps,
  db: Queryable,
  sessionId: string | null,
  act: ProvenAct,
): Promise<void> {
  if (sessionId === null) return
  const session = await sessions.find(db, sessionId)
  const isFresh = session?.endedAt === null && isFreshFor(act, session.provedAt, deps.clock.now())
  if (!isFresh) refuse('PROOF_REQUIRED')
}
