import type { MissionEdit } from '@ensemble/contracts/missions/content'
import { refuse } from '@ensemble/service-kit/refusal'
import * as missionContents from '../data/mission-content.ts'
import * as missions from '../data/missions.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/access.ts'
import type { MissionContent } from '../domain/mission-content.ts'
import { changedFields } from '../domain/mission-edit.ts'
import { isAgreed, stateOfMission } from '../domain/mission.ts'
import { datesMovedAlike, questionnaireAlike } from '../domain/series.ts'
import { cancelMission } from './cancel-mission.ts'
import { deleteMission } from './delete-mission.ts'
import { codeOf, editEach } from './edit-each.ts'
import { editMission } from './edit-mission.ts'

interface OfSeries {
  actor: Actor
  missionId: string
}

const dates: readonly (keyof MissionContent)[] = ['startAt', 'endAt', 'registrationDeadline']

/**
 * Changes a mission of a series, and what was changed there in each that follows: dates move by as much, the day on
 * which answers are erased stays as far from them, everything else reads the same. A following mission that refuses is
 * told with its reason.
 * @returns how many were changed, the first one too
 * @throws Refusal those of an edit, for the first one: then nothing is changed
 */
export async function editFollowing(deps: Deps, { actor, missionId, edit }: OfSeries & { edit: MissionEdit }) {
  const following = await missions.openFrom(deps.db, missionId)
  const { content: before } = (await missionContents.read(deps.db, missionId)) ?? refuse('NOT_FOUND')
  const among = { position: 1, count: following.length + 1 }
  const { submitted } = await editMission(deps, { actor, missionId, edit, among })
  const { content: after } = (await missionContents.read(deps.db, missionId)) ?? refuse('NOT_FOUND')
  const changed = changedFields(before, after)
  const same = Object.fromEntries(Object.entries(edit).filter(([field]) => isAmong(changed, field)))
  const moves = changed.some((field) => dates.includes(field))
  const rejected = edit.resubmit ? await rejectedAmong(deps, following) : new Set()
  const series = { changed: 1, submitted: submitted ? 1 : 0 }
  const { changed: others, failed } = await editEach(deps, { actor, missionIds: following, series }, (content, id) => {
    const moved = moves ? datesMovedAlike(content, before, after) : content
    const asks = changed.includes('questionnaire')
    return {
      ...same,
      ...(asks && { questionnaire: questionnaireAlike(content, before, after, moved) }),
      ...(moves && asWritten(moved)),
      ...(rejected.has(id) && { resubmit: true as const }),
    }
  })
  return { changed: others.length + 1, failed }
}

/**
 * Cancels a mission of a series and those that follow, each with the same words for whoever takes part. What was never
 * approved, or is refused, so that nobody waits for it, is deleted.
 * @throws Refusal those of cancelling, for the first one: then nothing is cancelled
 */
export async function cancelFollowing(deps: Deps, { actor, missionId, reason }: OfSeries & { reason?: string }) {
  const following = await missions.openFrom(deps.db, missionId)
  const result = { cancelled: 0, deleted: 0, failed: new Array<{ missionId: string; code: string }>() }
  // Who runs the first date is told once, of all; who runs only a later one is told of that.
  const told = new Set<string>()
  await end(missionId, following.length)
  for (const id of following) {
    const code = await end(id).catch(codeOf)
    if (code) result.failed.push({ missionId: id, code })
  }
  return result

  async function end(id: string, count = 0): Promise<null> {
    const mission = (await missions.find(deps.db, id)) ?? refuse('NOT_FOUND')
    const team = mission.managerIds.length > 0 ? mission.managerIds : [mission.creatorId]
    const others = team.every((one) => told.has(one)) ? null : count
    if (isAgreed(mission)) {
      if (!reason) return refuse('VALIDATION_FAILED', { fields: { reason: ['REQUIRED'] } })
      await cancelMission(deps, { actor, missionId: id, reason, following: others })
      result.cancelled += 1
    } else {
      await deleteMission(deps, { actor, missionId: id, reason, following: others })
      result.deleted += 1
    }
    for (const one of team) told.add(one)
    return null
  }
}

async function rejectedAmong(deps: Deps, missionIds: readonly string[]): Promise<Set<string>> {
  const rejected = new Set<string>()
  for (const id of missionIds) {
    const mission = await missions.find(deps.db, id)
    if (mission && stateOfMission(mission) === 'rejected') rejected.add(id)
  }
  return rejected
}

function isAmong(changed: readonly (keyof MissionContent)[], field: string): boolean {
  return changed.some((name) => name === field && !dates.includes(name))
}

function asWritten({
  startAt,
  endAt,
  registrationDeadline,
}: Pick<MissionContent, 'startAt' | 'endAt' | 'registrationDeadline'>) {
  return {
    startAt: startAt.toISOString(),
    endAt: endAt?.toISOString() ?? null,
    registrationDeadline: registrationDeadline?.toISOString() ?? null,
  }
}
