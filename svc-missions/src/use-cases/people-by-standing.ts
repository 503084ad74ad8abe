import type { Standing } from '@ensemble/contracts/missions/events'
import type { Tx } from '@ensemble/service-kit/database'
import * as participants from '../data/participants.ts'
import { standingOf, stateOfParticipant } from '../domain/participant.ts'

/** Everybody who holds or awaits a place, by how they stand: each group is told in other words. */
export async function peopleByStanding(tx: Tx, missionId: string): Promise<Map<Standing, string[]>> {
  const people = new Map<Standing, string[]>([['confirmed', await participants.confirmed(tx, missionId)]])
  for (const participant of await participants.awaiting(tx, missionId)) {
    const standing = standingOf(stateOfParticipant(participant))
    if (standing) people.set(standing, [...(people.get(standing) ?? []), participant.userId])
  }
  return people
}
