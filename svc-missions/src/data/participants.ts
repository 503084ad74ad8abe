import type { Queryable, Tx } from '@ensemble/service-kit/database'
import type { Participant } from '../domain/participant.ts'

export const participantColumns = `p.mission_id as "missionId", p.user_id as "userId", p.origin,
  p.validation_status as "validationStatus", p.rejected_by as "rejectedBy",
  p.waitlist_position as "waitlistPosition", p.motivation, p.answers, p.invitation_message as "invitationMessage",
  p.invitation_expires_at as "invitationExpiresAt", p.shared_health_fields as "sharedHealthFields",
  p.conflict_of_interest as "conflictOfInterest", p.decided_at as "decidedAt", p.decided_by as "decidedBy",
  p.reason_code as "reasonCode", p.comment, p.withdrawn_at as "withdrawnAt", p.attendance,
  p.survey_sent_at as "surveySentAt", p.invited_at as "invitedAt", p.blind, p.created_at as "createdAt", p.updated_at as "updatedAt"`

export async function find(db: Queryable, missionId: string, userId: string): Promise<Participant | null> {
  const { rows } = await db.query<Participant>({
    name: 'participant-find',
    text: `select ${participantColumns} from participants p where mission_id = $1 and user_id = $2`,
    values: [missionId, userId],
  })
  return rows[0] ?? null
}

/** Those of the given people whom the team knows of: who was invited blind is as if not there. */
export async function findKnown(db: Queryable, missionId: string, userIds: readonly string[]): Promise<Participant[]> {
  const { rows } = await db.query<Participant>({
    name: 'participant-find-known',
    text: `select ${participantColumns} from participants p
      where mission_id = $1 and user_id = any($2::text[]) and not blind`,
    values: [missionId, userIds],
  })
  return rows
}

/** The people in the waiting line, first come first. */
export async function inLine(db: Queryable, missionId: string, limit: number): Promise<Participant[]> {
  const { rows } = await db.query<Participant>({
    name: 'participant-in-line',
    text: `select ${participantColumns} from participants p
      where mission_id = $1 and waitlist_position is not null and withdrawn_at is null
        and validation_status = 'awaiting_validation'
      order by waitlist_position limit $2`,
    values: [missionId, limit],
  })
  return rows
}

/** Everybody who still waits for an answer, whoever gives it. */
export async function awaiting(db: Queryable, missionId: string): Promise<Participant[]> {
  const { rows } = await db.query<Participant>({
    name: 'participant-awaiting',
    text: `select ${participantColumns} from participants p
      where mission_id = $1 and validation_status = 'awaiting_validation' and withdrawn_at is null order by created_at`,
    values: [missionId],
  })
  return rows
}

/** Ids of everybody who is confirmed. */
export async function confirmed(db: Queryable, missionId: string): Promise<string[]> {
  const { rows } = await db.query<{ userId: string }>({
    name: 'participant-confirmed',
    text: `select user_id as "userId" from participants
      where mission_id = $1 and validation_status = 'validated' and withdrawn_at is null order by created_at, user_id`,
    values: [missionId],
  })
  return rows.map(({ userId }) => userId)
}

/** Missions in which somebody takes part or waits for an answer, in the order of their ids. */
export async function openMissionsOf(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ missionId: string }>({
    name: 'participant-open-missions',
    text: `select mission_id as "missionId" from participants
      where user_id = $1 and withdrawn_at is null and validation_status <> 'rejected' order by mission_id`,
    values: [userId],
  })
  return rows.map(({ missionId }) => missionId)
}

/** Erases what a person wrote; that somebody took part is kept. */
export async function anonymise(tx: Tx, userId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'participant-anonymise',
    text: `update participants set motivation = null, answers = '{}', shared_health_fields = '{}',
        conflict_of_interest = null, comment = null, invitation_message = null
      where user_id = $1`,
    values: [userId],
  })
  return rowCount
}

/** Writes a participation whole: a new one, or a new life of one that was withdrawn or refused. */
export async function save(tx: Tx, participant: Participant): Promise<void> {
  await tx.query({
    name: 'participant-save',
    text: `insert into participants (mission_id, user_id, origin, validation_status, rejected_by, waitlist_position,
        motivation, answers, invitation_message, invitation_expires_at, shared_health_fields, conflict_of_interest,
        decided_at, decided_by, reason_code, comment, withdrawn_at, attendance, survey_sent_at, invited_at,
        blind, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
      on conflict (mission_id, user_id) do update set
        (origin, validation_status, rejected_by, waitlist_position, motivation, answers, invitation_message,
         invitation_expires_at, shared_health_fields, conflict_of_interest, decided_at, decided_by, reason_code,
         comment, withdrawn_at, attendance, survey_sent_at, invited_at, blind, created_at, updated_at) =
        (excluded.origin, excluded.validation_status, excluded.rejected_by, excluded.waitlist_position,
         excluded.motivation, excluded.answers, excluded.invitation_message, excluded.invitation_expires_at,
         excluded.shared_health_fields, excluded.conflict_of_interest, excluded.decided_at, excluded.decided_by,
         excluded.reason_code, excluded.comment, excluded.withdrawn_at, excluded.attendance,
         excluded.survey_sent_at, excluded.invited_at, excluded.blind, excluded.created_at, excluded.updated_at)`,
    values: [
      participant.missionId,
      participant.userId,
      participant.origin,
      participant.validationStatus,
      participant.rejectedBy,
      participant.waitlistPosition,
      participant.motivation,
      participant.answers,
      participant.invitationMessage,
      participant.invitationExpiresAt,
      participant.sharedHealthFields,
      participant.conflictOfInterest,
      participant.decidedAt,
      participant.decidedBy,
      participant.reasonCode,
      participant.comment,
      participant.withdrawnAt,
      participant.attendance,
      participant.surveySentAt,
      participant.invitedAt,
      participant.blind,
      participant.createdAt,
      participant.updatedAt,
    ],
  })
}
