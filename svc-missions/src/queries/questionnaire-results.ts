import type { QuestionnaireResults } from '@ensemble/contracts/missions/questionnaire'
import { fewestAnswers } from '@ensemble/contracts/missions/questionnaire-limits'
import { refuse } from '@ensemble/service-kit/refusal'
import { withVault } from '@ensemble/service-kit/sealing/closed-vault'
import * as missionContents from '../data/mission-content.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import * as questionnaireAnswers from '../data/questionnaire-answers.ts'
import type { Deps } from '../deps.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { resultsOf } from '../domain/questionnaire-results.ts'

/**
 * What came back to a study, by question and without names; nothing before ten people have sent their answers. Of
 * another tool, how many say that they have answered: its team sees who takes part by name.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE; SERVICE_UNAVAILABLE without the key
 */
export async function questionnaireResults(
  deps: Deps,
  { missionId, actor }: { missionId: string; actor: Actor },
): Promise<QuestionnaireResults> {
  const mission = (await missions.find(deps.db, missionId)) ?? refuse('NOT_FOUND')
  requireReach('mission.edit', actor, mission)
  const stored = await missionContents.read(deps.db, missionId)
  const study = stored?.content.questionnaire ?? refuse('NOT_FOUND')
  if (study.kind === 'link') {
    return { sent: await participants.countAnswered(deps.db, missionId), erasedAt: null, questions: [] }
  }
  const erasedAt = (await questionnaireAnswers.erasedAt(deps.db, missionId))?.toISOString() ?? null
  const sent = await withVault(deps, () => deps.vault.openSent(deps.db, missionId))
  if (sent.length < fewestAnswers) return { sent: null, erasedAt, questions: [] }
  const sheets = sent.map(({ sheet }) => sheet.answers)
  return { sent: sent.length, erasedAt, questions: resultsOf(study, sheets) }
}
