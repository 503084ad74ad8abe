import { type OwnTables, ownRows } from '@ensemble/service-kit/privacy/own-rows'
import { withVault } from '@ensemble/service-kit/sealing/closed-vault'
import * as questionnaireAnswers from '../data/questionnaire-answers.ts'
import type { Deps } from '../deps.ts'

/** What is kept of a person here. */
const ownTables: OwnTables = {
  members_v1: { person: 'id', without: ['version'] },
  participants: { person: 'user_id', without: ['decided_by'] },
  survey_answers: { person: 'user_id' },
  questionnaire_answers: { person: 'user_id', without: ['sealed', 'version', 'consent_hash'] },
  missions: { person: 'creator_id', without: ['search', 'approved_content'] },
  mission_history: { person: 'actor_id' },
  surveys: { person: 'sent_by' },
  messages: { person: 'user_id', without: ['author_id', 'letter_id', 'told_at'] },
  said_by_telephone: { person: 'user_id', without: ['noted_by'] },
  passed_on_requests: { person: 'user_id', without: ['to_id', 'by_id'] },
  charges_to_tell: { person: 'user_id', without: ['by_id'] },
  calendar_feeds: { person: 'user_id', without: ['secret_hash'] },
  kept_searches: { person: 'user_id' },
  exports: { person: 'actor_id' },
}

/**
 * Everything that svc-missions keeps of somebody; sealed answers are opened for them.
 * @throws Refusal SERVICE_UNAVAILABLE while sealed answers cannot be opened: half a copy would pass for a whole one
 */
export async function ownArchive(deps: Deps, userId: string): Promise<object> {
  const { db, vault } = deps
  const sheets = await questionnaireAnswers.findOfPerson(db, userId)
  const answers = await withVault(deps, () =>
    Promise.all(
      sheets.map(async (sheet) => ({
        missionId: sheet.missionId,
        consentedAt: sheet.consentedAt,
        sentAt: sheet.sentAt,
        answers: (await vault.open(sheet)).answers,
      })),
    ),
  )
  return { answersToStudies: answers, ...(await ownRows(db, ownTables, userId)) }
}
