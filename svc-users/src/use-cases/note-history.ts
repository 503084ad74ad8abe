import type { Tx } from '@ensemble/service-kit/database'
import * as accountHistory from '../data/account-history.ts'
import { historyBetween } from '../domain/account-history.ts'
import type { User } from '../domain/user.ts'
import type { Actor } from '../domain/user-status.ts'

interface Noted {
  /** null for an account that was not there. */
  before: User | null
  after: User
  actor: Actor
  at: Date
  reason?: string | null
}

/** Keeps what was done to an account, by whom, when and why; to be called in the transaction of the act. */
export async function noteHistory(tx: Tx, { before, after, actor, at, reason = null }: Noted): Promise<void> {
  const actorId = actor === 'system' ? null : actor.id
  for (const line of historyBetween(before, after, actor)) {
    await accountHistory.insert(tx, { ...line, userId: after.id, at, actorId, reason })
  }
}
