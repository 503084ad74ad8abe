import type { ProvenAct } from '@ensemble/contracts/users/proven-acts'
import type { Queryable } from '@ensemble/service-kit/database'
import * as sessions from '../data/sessions.ts'
import { isFreshFor } from '../domain/fresh-proof.ts'

/** Whether the person of an open session has proven recently enough who they are, for an act that asks it. */
export async function hasFreshProof(db: Queryable, sessionId: string, act: ProvenAct, now: Date): Promise<boolean> {
  const session = await sessions.find(db, sessionId)
  return session?.endedAt === null && isFreshFor(act, session.provedAt, now)
}
