import type { ManyEdit, ManyEdited } from '@ensemble/contracts/missions/many'
import { zoneOf } from '@ensemble/contracts/zones'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/access.ts'
import type { MissionContent } from '../domain/mission-content.ts'
import { daysEarlier } from '../domain/series.ts'
import { type EditedEach, editEach } from './edit-each.ts'
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
  return { changed: changed.map(undoable), unchanged, failed }
}

/** What an undo needs: what stood there, and that nothing has changed it since. */
function undoable({ missionId, before, updatedAt }: EditedEach['changed'][number]): ManyEdited['changed'][number] {
  const { managerIds, contactName, registrationDeadline } = before
  return {
    missionId,
    updatedAt: updatedAt.toISOString(),
    before: { managerIds, contactName, registrationDeadline: registrationDeadline?.toISOString() ?? null },
  }
}

function deadlineOf(
  { startAt, departmentCode }: MissionContent,
  asked: NonNullable<ManyEdit['deadline']> | null,
): string | null {
  if (asked === null) return null
  return 'at' in asked ? asked.at : daysEarlier(startAt, asked.daysBefore, zoneOf(departmentCode)).toISOString()
}
