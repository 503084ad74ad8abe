import { patienceDays } from '@ensemble/contracts/patience'
import { inTransaction } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import * as dueMissions from '../data/due-missions.ts'
import * as members from '../data/members.ts'
import * as missionNotices from '../data/mission-notices.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import { daysBefore, isMailTime } from '../domain/days.ts'
import { tellPeople } from './tell-participants.ts'

const batch = 200

/**
 * Tells managers how many requests wait for longer than a week; a week later also the referents of the department, and
 * so on every week.
 */
export async function tellOfUnanswered(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  if (!isMailTime(now)) return
  const since = daysBefore(now, patienceDays.request)
  for (const missionId of await dueMissions.findUnanswered(deps.db, { since, toldAfter: since, limit: batch })) {
    await tellOne(deps, missionId, { now, since })
  }
}

async function tellOne(deps: Deps, missionId: string, { now, since }: { now: Date; since: Date }): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { version } = await missionSeats.lock(tx, missionId)
    const mission = await missions.find(tx, missionId)
    const count = await dueMissions.countUnanswered(tx, missionId, since)
    const last = await missionNotices.lastTold(tx, missionId, 'unanswered_requests')
    if (!mission || mission.closedAt || count === 0 || (last && last > since)) return
    const kind = 'unanswered_requests'
    await missionNotices.note(tx, { missionId, kind, occasion: now.toISOString(), toldAt: now })
    const referents = last ? await members.referentsOf(tx, mission.departmentCode) : []
    const people = [...new Set([...mission.managerIds, ...referents])]
    await tellPeople(tx, deps, mission, people, { kind, version, count })
  })
}
