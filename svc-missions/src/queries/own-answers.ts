import type { OwnQuestionnaireAnswers } from '@ensemble/contracts/missions/questionnaire'
import { withVault } from '@ensemble/service-kit/sealing/closed-vault'
import * as participants from '../data/participants.ts'
import * as questionnaireAnswers from '../data/questionnaire-answers.ts'
import type { Deps } from '../deps.ts'

const none = { answers: {}, sectionId: null, consentedAt: null, savedAt: null, sentAt: null }

/** What somebody has answered to a study, opened for them; of another tool, when they said to have answered. @throws Refusal SERVICE_UNAVAILABLE without the key */
export async function ownAnswers(
  deps: Deps,
  { missionId, userId }: { missionId: string; userId: string },
): Promise<OwnQuestionnaireAnswers> {
  const stored = await questionnaireAnswers.find(deps.db, missionId, userId)
  if (!stored) {
    const said = (await participants.find(deps.db, missionId, userId))?.saidAnsweredAt?.toISOString() ?? null
    return { ...none, savedAt: said, sentAt: said }
  }
  const { answers, sectionId } = await withVault(deps, () => deps.vault.open(stored))
  return {
    answers,
    sectionId,
    consentedAt: stored.consentedAt.toISOString(),
    savedAt: stored.savedAt.toISOString(),
    sentAt: stored.sentAt?.toISOString() ?? null,
  }
}
