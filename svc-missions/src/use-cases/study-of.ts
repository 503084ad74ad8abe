import type { Questionnaire } from '@ensemble/contracts/missions/questionnaire'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as missionContents from '../data/mission-content.ts'

export type Study = Questionnaire & { consentText: string }

/** What a mission asks, here or in another tool. @throws Refusal NOT_FOUND where it asks nothing */
export async function questionnaireOf(db: Queryable, missionId: string): Promise<Questionnaire> {
  const stored = await missionContents.read(db, missionId)
  return stored?.content.questionnaire ?? refuse('NOT_FOUND')
}

/** The questions that are kept here. @throws Refusal NOT_FOUND where another tool keeps them */
export function requireStudy(questionnaire: Questionnaire): Study {
  const { kind, consentText } = questionnaire
  return kind === 'built_in' && consentText !== null ? { ...questionnaire, consentText } : refuse('NOT_FOUND')
}
