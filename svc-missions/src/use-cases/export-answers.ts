import type { Questionnaire } from '@ensemble/contracts/missions/questionnaire'
import { fewestAnswers } from '@ensemble/contracts/missions/questionnaire-limits'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { withVault } from '@ensemble/service-kit/sealing/closed-vault'
import type { Deps } from '../deps.ts'
import * as exports from '../data/exports.ts'
import * as missions from '../data/missions.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import type { AnswerSheet } from '../domain/questionnaire-answers.ts'
import { questionnaireOf, requireStudy } from './study-of.ts'

export interface AnswerFile {
  study: Questionnaire
  sent: { number: number; sheet: AnswerSheet }[]
}

/**
 * The answers to a study for a file, without names, noted before they are handed out: without the note there is no file.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE; TOO_FEW_ANSWERS under ten; SERVICE_UNAVAILABLE without the key
 */
export async function exportAnswers(
  deps: Deps,
  { missionId, actor }: { missionId: string; actor: Actor },
): Promise<AnswerFile> {
  const at = deps.clock.now()
  return withVault(deps, () =>
    inTransaction(deps.db, async (tx) => {
      const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
      requireReach('mission.edit', actor, mission)
      const study = requireStudy(await questionnaireOf(tx, missionId))
      const sent = await deps.vault.openSent(tx, missionId)
      if (sent.length < fewestAnswers) refuse('TOO_FEW_ANSWERS', { params: { count: fewestAnswers } })
      await exports.append(tx, {
        at,
        actor,
        list: 'questionnaire',
        missionId,
        asked: { search: '', filters: [] },
        rows: sent.length,
      })
      return { study, sent }
    }),
  )
}
