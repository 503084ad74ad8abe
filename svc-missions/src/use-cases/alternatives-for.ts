import type { Tx } from '@ensemble/service-kit/database'
import * as joinableMissions from '../data/joinable-missions.ts'
import * as members from '../data/members.ts'
import * as participants from '../data/participants.ts'
import type { Mission } from '../domain/mission.ts'
import { stateOfParticipant } from '../domain/participant.ts'
import { planRegistration } from '../domain/registration.ts'

export interface Alternatives {
  userId: string
  missionIds: string[]
}

const most = 3

/** The missions that are like one, for people of a department; read once for each, however many people are asked for. */
export function likeMissions(tx: Tx, mission: Mission, now: Date) {
  const read = new Map<string | null, Promise<joinableMissions.Joinable[]>>()
  return (personDepartment: string | null): Promise<joinableMissions.Joinable[]> => {
    const found = read.get(personDepartment) ?? joinableMissions.findLike(tx, mission, { personDepartment, now })
    read.set(personDepartment, found)
    return found
  }
}

/**
 * Up to three other missions for each person, those in reach of them first, all of which the button to register would be
 * offered for. What somebody is trained for is not known here, so that none of them is reserved.
 */
export async function alternativesFor(
  tx: Tx,
  userIds: readonly string[],
  like: ReturnType<typeof likeMissions>,
  now: Date,
): Promise<Alternatives[]> {
  const places = await members.placesOf(tx, userIds)
  // Asked for in one go: people come from many departments, and the mission is locked meanwhile.
  const departments = [...new Set(userIds.map(departmentOf))]
  const joinable = new Map(await Promise.all(departments.map(async (code) => [code, await like(code)] as const)))
  const ids = [...new Set([...joinable.values()].flat().map((other) => other.mission.id))]
  const standings = await participants.standingsIn(tx, userIds, ids)
  const parts = new Map(standings.map((part) => [`${part.userId} ${part.missionId}`, part]))
  return userIds.map((userId) => {
    const candidate = { id: userId, role: places.get(userId)?.role ?? 'member', volunteerKinds: [] }
    const open = (joinable.get(departmentOf(userId)) ?? []).filter((other) => {
      const current = stateOfParticipant(parts.get(`${userId} ${other.mission.id}`) ?? null)
      return 'action' in planRegistration(other.mission, other.seats, candidate, current, now)
    })
    return { userId, missionIds: open.slice(0, most).map((other) => other.mission.id) }
  })

  function departmentOf(userId: string): string | null {
    return places.get(userId)?.departmentCode ?? null
  }
}
