import type { Questionnaire } from '@ensemble/contracts/missions/questionnaire'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as missionContents from '../data/mission-content.ts'

/** The questions that a mission keeps here. @throws Refusal NOT_FOUND where it has none */
export async function studyOf(db: Queryable, missionId: string): Promise<Questionnaire & { consentText: string }> {
  const stored = await missionContents.read(db, missionId)
  const questionnaire = stored?.content.questionnaire
  if (questionnaire?.kind !== 'built_in' || questionnaire.consentText === null) return refuse('NOT_FOUND')
  return { ...questionnaire, consentText: questionnaire.consentText }
}
