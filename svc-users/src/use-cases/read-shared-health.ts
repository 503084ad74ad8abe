import type { ShareableHealthField } from '@ensemble/contracts/health-enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import type { HealthAnswers, SharedHealth } from '@ensemble/contracts/users/health'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { withVault } from '@ensemble/service-kit/sealing/closed-vault'
import { currentTrace } from '@ensemble/service-kit/trace'
import * as consentRecords from '../data/consent-records.ts'
import * as healthReads from '../data/health-reads.ts'
import * as missionTitles from '../data/mission-titles.ts'
import * as participations from '../data/participations.ts'
import type { Deps } from '../deps.ts'
import { allowedFields } from '../domain/consents.ts'
import { reachableStates } from '../domain/participation.ts'
import type { Reader } from '../domain/visibility.ts'

/**
 * What a member shares with the team of one mission, for as long as the member takes part and the mission runs. A row
 * of who reads it is written first; where it cannot be written, nothing is read (PR07).
 * @throws Refusal OUT_OF_SCOPE for whoever does not manage the mission, before anything is said of the person;
 *   NOT_FOUND, SERVICE_UNAVAILABLE
 */
export async function readSharedHealth(
  deps: Deps,
  reader: Reader,
  { userId, missionId }: { userId: string; missionId: string },
): Promise<SharedHealth> {
  const own = userId === reader.id
  if (!own) await expectManages(deps, reader, missionId)
  const participation = await participations.find(deps.db, userId, missionId)
  if (!participation || !reachableStates.includes(participation.state)) return refuse('NOT_FOUND')
  const consents = await consentRecords.standing(deps.db, userId)
  const fields = allowedFields(participation.sharedFields, consents, deps.clock.now())
  if (!own) await note(deps, reader, { userId, missionId, fields })
  if (fields.length === 0) return { missionId, fields: {} }
  const { answers } = await withVault(deps, () => deps.vault.read(deps.db, userId))
  return { missionId, fields: shared(answers, fields) }
}

async function expectManages({ db }: Deps, reader: Reader, missionId: string): Promise<void> {
  const mission = await missionTitles.find(db, missionId)
  const manages = reachOf('mission.read_shared_health', reader.role) === 'managed'
  if (!mission?.open || !manages || !mission.managerIds.includes(reader.id)) refuse('OUT_OF_SCOPE')
}

async function note(
  deps: Deps,
  reader: Reader,
  { userId, missionId, fields }: { userId: string; missionId: string; fields: ShareableHealthField[] },
): Promise<void> {
  await inTransaction(deps.db, (tx) =>
    healthReads.append(tx, {
      at: deps.clock.now(),
      readerId: reader.id,
      readerRole: reader.role,
      readerDepartment: reader.departmentCode,
      subjectId: userId,
      missionId,
      fields,
      requestId: currentTrace()?.requestId ?? null,
    }),
  )
}

/** The ticked fields with an answer; the words beside "other" belong to the types. */
function shared(answers: HealthAnswers, fields: readonly ShareableHealthField[]): SharedHealth['fields'] {
  const ticked: SharedHealth['fields'] = Object.fromEntries(fields.map((field) => [field, answers[field]]))
  return fields.includes('cancerTypes') ? { ...ticked, cancerTypesOther: answers.cancerTypesOther } : ticked
}
