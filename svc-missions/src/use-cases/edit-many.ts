import type { ManyEdit, ManyEdited } from '@ensemble/contracts/missions/many'
import { refuse } from '@ensemble/service-kit/refusal'
import * as missionContents from '../data/mission-content.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/access.ts'
import type { MissionContent } from '../domain/mission-content.ts'
import { daysEarlier } from '../domain/series.ts'
import { editEach } from './edit-each.ts'
import { requireManagers } from './require-managers.ts'

/**
 * Changes who runs many missions, their contact or the end of registration, each as an edit of its own.
 * @returns what was changed with what stood there before, and where it could not be, with the reason
 * @throws Refusal VALIDATION_FAILED where nothing is to be changed, or somebody named is nobody of the staff
 */
export async function editMany(deps: Deps, { actor, ...asked }: ManyEdit & { actor: Actor }): Promise<ManyEdited> {
  const { missionIds, managerIds, beside, contactName, deadline } = asked
  if (managerIds === undefined && contactName === undefined && deadline === undefined) {
    refuse('VALIDATION_FAILED', { fields: { missionIds: ['REQUIRED'] } })
  }
  if (managerIds) await requireManagers(deps.db, managerIds)
  const { changed, unchanged, failed } = await editEach(deps, { actor, missionIds }, (content) => ({
    ...(managerIds && { managerIds: beside ? [...new Set([...content.managerIds, ...managerIds])] : managerIds }),
    ...(contactName !== undefined && { contactName }),
    ...(deadline !== undefined && { registrationDeadline: deadlineOf(content, deadline) }),
  }))
  const told: ManyEdited['changed'] = []
  for (const { missionId, before } of changed) {
    const stored = await missionContents.read(deps.db, missionId)
    if (!stored) continue
    const registrationDeadline = before.registrationDeadline?.toISOString() ?? null
    told.push({
      missionId,
      updatedAt: stored.updatedAt.toISOString(),
      before: { managerIds: before.managerIds, contactName: before.contactName, registrationDeadline },
    })
  }
  return { changed: told, unchanged, failed }
}

function deadlineOf({ startAt }: MissionContent, asked: NonNullable<ManyEdit['deadline']> | null): string | null {
  if (asked === null) return null
  return 'at' in asked ? asked.at : daysEarlier(startAt, asked.daysBefore).toISOString()
}
