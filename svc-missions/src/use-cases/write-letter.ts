import { randomUUID } from 'node:crypto'
import type { LetterBody } from '@ensemble/contracts/missions/messages'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as messages from '../data/messages.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { trimmedWords } from '../domain/messages.ts'
import { letterFact, threadChangedFact } from '../outbox/messages.ts'
import { requireFewMessages } from './require-few-messages.ts'

export interface WriteLetterInput {
  actor: Actor
  missionId: string
  letter: LetterBody
}

/**
 * Writes to people of a mission: each gets a mail of their own, and finds the letter in their thread with the team. Who
 * has left the mission since is left out.
 * @returns how many people it went to
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE, VALIDATION_FAILED, MISSION_NOT_APPROVED before the first approval,
 *   SURVEY_NO_RECIPIENT where nobody is left, RATE_LIMITED
 */
export async function writeLetter(deps: Deps, { actor, missionId, letter }: WriteLetterInput): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const sentAt = deps.clock.now()
    const { version } = await missionSeats.lock(tx, missionId)
    const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
    requireReach('mission.write_people', actor, mission)
    const words = trimmedWords(letter, ['subject', 'text'])
    const { userIds, audience } = letter
    if ((userIds === undefined) === (audience === undefined)) {
      refuse('VALIDATION_FAILED', { fields: { audience: [userIds ? 'UNKNOWN_FIELD' : 'REQUIRED'] } })
    }
    if (!mission.approvedAt) refuse('MISSION_NOT_APPROVED')
    await requireFewMessages(tx, deps, { authorId: actor.id, side: 'team', at: sentAt })
    const people = await participants.writable(tx, missionId, { userIds, audience })
    if (people.length === 0) refuse('SURVEY_NO_RECIPIENT')
    const { subject, text } = words
    const written = { missionId, authorId: actor.id, letterId: randomUUID(), subject, text, sentAt }
    messages.insertLetter(tx, { ...written, userIds: people })
    const circumstances = { missionId, version, time: sentAt, quiet: deps.quiet }
    await letterFact(tx, { userIds: people, subject, text }, circumstances)
    await threadChangedFact(tx, circumstances)
    return people.length
  })
}
