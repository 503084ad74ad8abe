import type { MissionEdit } from '@ensemble/contracts/missions/content'
import { Refusal } from '@ensemble/service-kit/refusal'
import * as missionContents from '../data/mission-content.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/access.ts'
import type { MissionContent } from '../domain/mission-content.ts'
import { changedFields } from '../domain/mission-edit.ts'
import { editedContent } from './content-of.ts'
import { editMission } from './edit-mission.ts'

type Fields = Omit<MissionEdit, 'updatedAt'>

export interface EditedEach {
  changed: { missionId: string; before: MissionContent; updatedAt: Date }[]
  /** Missions that were so already. */
  unchanged: number
  /** Where the edit was refused, with the code of why. */
  failed: { missionId: string; code: string }[]
}

interface Among {
  changed: number
  submitted: number
}

/**
 * Edits many missions by the rules of any edit: each in a transaction of its own, with its reach, its history and its
 * event. What one of them refuses keeps no other from it.
 * @param series of which these dates are, and how many were changed and submitted with them before
 * @param fieldsOf what is to stand in a mission that reads so now
 */
export async function editEach(
  deps: Deps,
  { actor, missionIds, series }: { actor: Actor; missionIds: readonly string[]; series?: Among },
  fieldsOf: (content: MissionContent, missionId: string) => Fields,
): Promise<EditedEach> {
  const result: EditedEach = { changed: [], unchanged: 0, failed: [] }
  let submitted = series?.submitted ?? 0
  for (const missionId of missionIds) {
    const code = await editOne(missionId).catch(codeOf)
    if (code === 'unchanged') result.unchanged += 1
    else if (code) result.failed.push({ missionId, code })
  }
  return result

  async function editOne(missionId: string): Promise<string | null> {
    const stored = await missionContents.read(deps.db, missionId)
    if (!stored) return 'NOT_FOUND'
    const fields = fieldsOf(stored.content, missionId)
    const edit = { ...fields, updatedAt: stored.updatedAt.toISOString() }
    if (!fields.resubmit && changedFields(stored.content, editedContent(stored.content, edit)).length === 0) {
      return 'unchanged'
    }
    const among = series && { position: submitted + 1, count: series.changed + missionIds.length }
    const edited = await editMission(deps, { actor, missionId, edit, among })
    if (edited.submitted) submitted += 1
    result.changed.push({ missionId, before: stored.content, updatedAt: edited.updatedAt })
    return null
  }
}

/** @throws whatever is no refusal */
export function codeOf(error: unknown): string {
  if (error instanceof Refusal) return error.code
  throw error
}
