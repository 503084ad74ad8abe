import type { Tx } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import * as participants from '../data/participants.ts'
import { moveParticipant } from '../domain/participant-moves.ts'
import type { Participant } from '../domain/participant.ts'
import type { Seats } from '../domain/seats.ts'
import { askAgainFact, noticeFact } from '../outbox/notices.ts'

interface Part {
  participant: Participant
  seats: Seats
  now: Date
}

/**
 * Notes that somebody has answered a questionnaire: they are present, thanked, and open lists are told.
 * @param elsewhere whether another tool has the answers
 * @returns the places, in the version that was told
 */
export async function completePart(
  tx: Tx,
  deps: Deps,
  { participant, seats, now }: Part,
  elsewhere: boolean,
): Promise<Seats> {
  const { missionId, userId } = participant
  const present = { at: now, by: userId, attendance: 'present' as const }
  const moved = moveParticipant(participant, seats, 'set_attendance', present)
  participants.save(tx, { ...moved.participant, saidAnsweredAt: elsewhere ? now : null })
  const version = seats.version + 1
  const circumstances = { time: now, quiet: deps.quiet }
  await askAgainFact(tx, 'surveyAnswered', missionId, version, circumstances)
  const thanks = { kind: 'thanks', answered: true, version, ...(elsewhere && { elsewhere }) } as const
  await noticeFact(tx, missionId, [userId], thanks, circumstances)
  return { ...moved.seats, version }
}

/** Undoes it: nobody is noted as present, and open lists are told. @returns as `completePart` */
export async function reopenPart(tx: Tx, deps: Deps, { participant, seats, now }: Part): Promise<Seats> {
  const { missionId, userId } = participant
  const nobody = { at: now, by: userId, attendance: null }
  const moved = moveParticipant(participant, seats, 'set_attendance', nobody)
  participants.save(tx, { ...moved.participant, saidAnsweredAt: null })
  const version = seats.version + 1
  await askAgainFact(tx, 'surveyAnswered', missionId, version, { time: now, quiet: deps.quiet })
  return { ...moved.seats, version }
}
