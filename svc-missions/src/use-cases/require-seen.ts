import type { Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as missionContents from '../data/mission-content.ts'
import { requireFresh } from '../domain/stale.ts'

/**
 * Makes sure that whoever decides on a mission has read what is stored: members get no text that nobody approved, and
 * nobody is asked to revise what they have revised.
 * @param seen the `updatedAt` that they were shown; a caller of the release before says none
 * @throws Refusal NOT_FOUND, STALE_UPDATE
 */
export async function requireSeen(tx: Tx, missionId: string, seen: string | undefined): Promise<void> {
  if (seen === undefined) return
  const stored = (await missionContents.read(tx, missionId)) ?? refuse('NOT_FOUND')
  requireFresh(seen, stored.updatedAt)
}
