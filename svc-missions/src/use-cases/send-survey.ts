import { noticePeople } from '@ensemble/contracts/missions/events'
import type { SurveySend } from '@ensemble/contracts/missions/survey'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as missionHistory from '../data/mission-history.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as surveys from '../data/surveys.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { isSafeLink } from '../domain/links.ts'
import { hasEnded, stateOfMission, type Mission } from '../domain/mission.ts'
import { surveyFact } from '../outbox/notices.ts'

/** A mission asks its people three times at most. */
const mostSends = 3

export interface SendSurveyInput {
  actor: Actor
  missionId: string
  survey: SurveySend
}

/**
 * Sends a survey to confirmed participants who have not received one of this mission yet, or again to those who have
 * not answered; to nobody who was noted as excused or absent. Nobody is asked how it was before it was: while a mission
 * goes on, the survey says which part is over.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE, VALIDATION_FAILED, MISSION_NOT_APPROVED, STATUS_CONFLICT before the
 *   mission begins, SURVEY_LIMIT, SURVEY_NO_RECIPIENT
 */
export async function sendSurvey(deps: Deps, { actor, missionId, survey }: SendSurveyInput) {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const seats = await missionSeats.lock(tx, missionId)
    const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
    requireReach('mission.edit', actor, mission)
    const url = linkOf(survey)
    const state = stateOfMission(mission)
    if (state !== 'approved' && state !== 'closed') refuse('MISSION_NOT_APPROVED')
    const part = partOf(survey, mission, now)
    if ((await surveys.countOf(tx, missionId)) >= mostSends) refuse('SURVEY_LIMIT')
    const people = await surveys.recipientsOf(tx, missionId, survey)
    if (people.length === 0) refuse('SURVEY_NO_RECIPIENT')

    const { kind } = survey
    const message = [part, survey.message?.trim()].filter(Boolean).join('\n\n')
    const words = { subject: survey.subject.trim(), message: message || null }
    const version = seats.version + 1
    await surveys.insert(tx, {
      missionId,
      kind,
      url,
      ...words,
      recipients: people.length,
      sentAt: now,
      sentBy: actor.id,
    })
    await surveys.markSent(tx, missionId, people, now)
    for (let from = 0; from < people.length; from += noticePeople) {
      const some = people.slice(from, from + noticePeople)
      await surveyFact(tx, missionId, some, { kind, ...words, version }, { time: now, quiet: deps.quiet })
    }
    await missionHistory.append(tx, {
      missionId,
      at: now,
      actorId: actor.id,
      action: 'send_survey',
      detail: { kind, recipients: people.length },
    })
    missionSeats.save(tx, { ...seats, version })
    return { recipients: people.length, sentAt: now.toISOString() }
  })
}

/** What a survey is about while its mission goes on; null once the mission is over. */
function partOf({ part }: SurveySend, mission: Mission, now: Date): string | null {
  if (hasEnded(mission, now) || stateOfMission(mission) === 'closed') return part?.trim() || null
  if (mission.startAt > now) refuse('STATUS_CONFLICT')
  return part?.trim() || refuse('VALIDATION_FAILED', { fields: { part: ['REQUIRED'] } })
}

/** The address of a survey that is kept elsewhere; the built-in one has none. */
function linkOf({ kind, url }: SurveySend): string | null {
  if (kind === 'built_in') {
    if (url !== undefined) refuse('VALIDATION_FAILED', { fields: { url: ['UNKNOWN_FIELD'] } })
    return null
  }
  if (!url?.trim()) return refuse('VALIDATION_FAILED', { fields: { url: ['REQUIRED'] } })
  return isSafeLink(url.trim()) ? url.trim() : refuse('VALIDATION_FAILED', { fields: { url: ['UNSAFE_LINK'] } })
}
