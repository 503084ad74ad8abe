import type { Tx } from '@ensemble/service-kit/database'
import * as chargesToTell from '../data/charges-to-tell.ts'
import type { Deps } from '../deps.ts'
import { chargeChanges } from '../domain/charges.ts'

interface ChangeOfManagers {
  missionId: string
  before: readonly string[]
  after: readonly string[]
  byId: string
  at: Date
}

/** Notes who is to be told that they run a mission from now on or no more; `tellOfCharges` tells them minutes later. */
export function noteCharges(
  tx: Tx,
  { quiet }: Pick<Deps, 'quiet'>,
  { missionId, before, after, byId, at }: ChangeOfManagers,
): void {
  if (!quiet) chargesToTell.note(tx, chargeChanges(before, after, byId), { missionId, byId, at })
}
