import { type UnansweredMission, unansweredMissions } from '@ensemble/contracts/missions/unanswered'
import { patienceDays, soonDays } from '@ensemble/contracts/patience'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import * as dueMissions from '../data/due-missions.ts'
import * as members from '../data/members.ts'
import * as missionNotices from '../data/mission-notices.ts'
import { daysAfter, daysBefore, isMailTime, morningOf } from '../domain/days.ts'
import { tellPeople } from './tell-participants.ts'

/** More than ever wait at once; what is left is told with the next look. */
const most = 2000
const kind = 'unanswered_requests'

/**
 * Tells each manager once a day of all their missions whose requests have waited for longer than a week; a week later
 * also the referents of the department, and so on every week. Where a mission begins soon, they are told of every request
 * that came before the evening, each morning anew. Days are counted at 08:00, so that what waits too long is known in the
 * morning and no mission is left for a second mail of the same day.
 */
export async function tellOfUnanswered(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  if (!isMailTime(now)) return
  const morning = morningOf(now)
  await inTransaction(deps.db, async (tx) => {
    const due = await dueMissions.findUnanswered(
      tx,
      {
        now,
        since: daysBefore(morning, patienceDays.request),
        soon: daysAfter(morning, soonDays),
        soonSince: daysBefore(morning, 0.5),
      },
      most,
    )
    const told = new Map<string, dueMissions.Unanswered[]>()
    for (const mission of due) {
      const { missionId } = mission
      const notice = { missionId, kind, occasion: morning.toISOString(), toldAt: morning } as const
      // Another process was faster.
      if (!(await missionNotices.note(tx, notice))) continue
      for (const userId of await whoIsTold(tx, mission)) told.set(userId, [...(told.get(userId) ?? []), mission])
    }
    for (const [userId, missions] of told) await tellOne(tx, deps, userId, missions)
  })
}

async function whoIsTold(
  tx: Tx,
  { managerIds, departmentCode, lastTold }: dueMissions.Unanswered,
): Promise<Set<string>> {
  const referents = lastTold ? await members.referentsOf(tx, departmentCode) : []
  return new Set([...managerIds, ...referents])
}

async function tellOne(tx: Tx, deps: Deps, userId: string, missions: dueMissions.Unanswered[]): Promise<void> {
  const [first] = missions
  if (!first) return
  const unanswered = missions.slice(0, unansweredMissions).map(lineOf)
  const { missionId: id, version, count } = first
  await tellPeople(tx, deps, { id }, [userId], { kind, version, count, unanswered })
  // One mail holds so many lines.
  await tellOne(tx, deps, userId, missions.slice(unansweredMissions))
}

function lineOf({ missionId, title, count, since, startAt }: dueMissions.Unanswered): UnansweredMission {
  return { missionId, title, count, since: since.toISOString(), ...(startAt && { startAt: startAt.toISOString() }) }
}
