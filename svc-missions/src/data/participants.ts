import type { LetterAudience } from '@ensemble/contracts/missions/message-limits'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'
import type { Participant } from '../domain/participant.ts'
import { overSinceSql } from './due-missions.ts'

export const table = defineTable<Participant>('participants', {
  missionId: 'text',
  userId: 'uuid',
  origin: 'text',
  validationStatus: 'text',
  rejectedBy: 'text',
  waitlistPosition: 'integer',
  motivation: 'text',
  answers: 'text[]',
  invitationMessage: 'text',
  invitationExpiresAt: 'timestamptz',
  sharedHealthFields: 'text[]',
  conflictOfInterest: 'text',
  decidedAt: 'timestamptz',
  decidedBy: 'uuid',
  reasonCode: 'text',
  comment: 'text',
  withdrawnAt: 'timestamptz',
  attendance: 'text',
  newDateAnswer: 'text',
  saidAnsweredAt: 'timestamptz',
  surveySentAt: 'timestamptz',
  invitedAt: 'timestamptz',
  remindedAt: 'timestamptz',
  blind: 'boolean',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
})

const columns = table.select()

export async function find(db: Queryable, missionId: string, userId: string): Promise<Participant | null> {
  const { rows } = await db.query<Participant>({
    name: 'participant-find',
    text: `select ${columns} from participants where mission_id = $1 and user_id = $2`,
    values: [missionId, userId],
  })
  return rows[0] ?? null
}

/** Those of the given people whom the team knows of: who was invited blind is as if not there. */
export async function findKnown(db: Queryable, missionId: string, userIds: readonly string[]): Promise<Participant[]> {
  const { rows } = await db.query<Participant>({
    name: 'participant-find-known',
    text: `select ${columns} from participants
      where mission_id = $1 and user_id = any($2::uuid[]) and not blind`,
    values: [missionId, userIds],
  })
  return rows
}

/** The people in the waiting line, first come first. */
export async function inLine(db: Queryable, missionId: string, limit: number): Promise<Participant[]> {
  const { rows } = await db.query<Participant>({
    name: 'participant-in-line',
    text: `select ${columns} from participants
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
    text: `select ${columns} from participants
      where mission_id = $1 and validation_status = 'awaiting_validation' and withdrawn_at is null order by created_at, user_id`,
    values: [missionId],
  })
  return rows
}

/** Ids of everybody who is confirmed. */
export async function confirmed(db: Queryable, missionId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'participant-confirmed',
    text: `select user_id as id from participants
      where mission_id = $1 and validation_status = 'validated' and withdrawn_at is null order by created_at, user_id`,
    values: [missionId],
  })
  return rows.map(({ id }) => id)
}

/** How many of those who are confirmed say that they have answered in another tool. */
export async function countAnswered(db: Queryable, missionId: string): Promise<number> {
  const { rows } = await db.query<{ many: number }>({
    name: 'participant-count-answered',
    text: `select count(*)::int as many from participants
      where mission_id = $1 and said_answered_at is not null and validation_status = 'validated' and withdrawn_at is null`,
    values: [missionId],
  })
  return rows[0]?.many ?? 0
}

/** Whether somebody came, as far as is known: nobody noted that they did not. Needs `participants`. */
export const cameSql = `coalesce(attendance, 'present') = 'present'`

/**
 * Who was confirmed, by whether they came: somebody whom nobody noted down counts as having come. Who gave their place
 * back, or was noted as excused or absent, missed it.
 */
export async function whoCame(db: Queryable, missionId: string): Promise<{ came: string[]; missed: string[] }> {
  const { rows } = await db.query<{ id: string; came: boolean }>({
    name: 'participant-who-came',
    text: `select user_id as id, withdrawn_at is null and ${cameSql} as came
      from participants where mission_id = $1 and validation_status = 'validated' order by created_at, user_id`,
    values: [missionId],
  })
  const ids = (came: boolean) => rows.filter((row) => row.came === came).map(({ id }) => id)
  return { came: ids(true), missed: ids(false) }
}

/** Ids of those whom a letter of the team may go to: of some people, or of all who are confirmed, or of all who have a part. */
export async function writable(
  db: Queryable,
  missionId: string,
  { userIds, audience }: { userIds?: readonly string[]; audience?: LetterAudience },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'participant-writable',
    text: `select user_id as id from participants p
      where mission_id = $1 and not blind and withdrawn_at is null and validation_status <> 'rejected'
        and not exists (select 1 from members_v1 n where n.id = p.user_id and n.deleted)
        and ($2::uuid[] is null or user_id = any($2::uuid[])) and ($3 or validation_status = 'validated')
      order by created_at, user_id`,
    values: [missionId, userIds ?? null, audience !== 'confirmed'],
  })
  return rows.map(({ id }) => id)
}

/** Asks everybody who is confirmed whether a new date suits them: what was said of an earlier one counts no more. */
export async function askOfNewDate(tx: Tx, missionId: string): Promise<void> {
  await tx.query({
    name: 'participant-ask-of-new-date',
    text: `update participants set new_date_answer = 'awaited'
      where mission_id = $1 and validation_status = 'validated' and withdrawn_at is null`,
    values: [missionId],
  })
}

/** Where some people stand with some missions. */
export async function standingsIn(
  db: Queryable,
  userIds: readonly string[],
  missionIds: readonly string[],
): Promise<Participant[]> {
  const { rows } = await db.query<Participant>({
    name: 'participant-standings-in',
    text: `select ${columns} from participants where user_id = any($1::uuid[]) and mission_id = any($2)`,
    values: [userIds, missionIds],
  })
  return rows
}

/** Missions in which somebody takes part or waits for an answer, in the order of their ids. */
export async function openMissionsOf(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'participant-open-missions',
    text: `select mission_id as id from participants
      where user_id = $1 and withdrawn_at is null and validation_status <> 'rejected' order by mission_id`,
    values: [userId],
  })
  return rows.map(({ id }) => id)
}

const withoutWords = `motivation = null, answers = '{}', conflict_of_interest = null, comment = null,
  invitation_message = null`

/** As the indexes of these words say it. */
const hasWords = `(p.motivation is not null or p.answers <> '{}' or p.conflict_of_interest is not null
  or p.comment is not null or p.invitation_message is not null)`

/** Erases what a person wrote, and that they left for their health; that somebody took part is kept. */
export async function anonymise(tx: Tx, userId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'participant-anonymise',
    text: `update participants set ${withoutWords}, shared_health_fields = '{}',
        reason_code = case reason_code when 'health_reasons' then 'other' else reason_code end
      where user_id = $1`,
    values: [userId],
  })
  return rowCount
}

/** Words that are older than what is kept of them, some at a time. */
export interface OldWords {
  now: Date
  months: number
  limit: number
}

/** Empties the words of participations that were refused, withdrawn or ran out so long ago. @returns how many */
export async function forgetEnded(db: Queryable, { now, months, limit }: OldWords): Promise<number> {
  const { rowCount } = await db.query({
    name: 'participants-forget-ended',
    text: `update participants set ${withoutWords} where (mission_id, user_id) in (
      select p.mission_id, p.user_id from participants p
      where (p.withdrawn_at is not null or p.validation_status = 'rejected') and ${hasWords}
        and coalesce(p.withdrawn_at, p.decided_at) <= $1::timestamptz - make_interval(months => $2)
      limit $3 for update skip locked)`,
    values: [now, months, limit],
  })
  return rowCount
}

/** Empties the words of those who took part in missions that were over so long ago. @returns how many people's */
export async function forgetPast(db: Queryable, { now, months, limit }: OldWords): Promise<number> {
  // Who took part in what is over had registered before: the index leaves out whoever came since.
  const { rowCount } = await db.query({
    name: 'participants-forget-past',
    text: `update participants set ${withoutWords} where (mission_id, user_id) in (
      select p.mission_id, p.user_id from participants p join missions m on m.id = p.mission_id
      where p.withdrawn_at is null and p.validation_status = 'validated' and ${hasWords}
        and p.created_at <= $1::timestamptz - make_interval(months => $2)
        and ${overSinceSql} <= $1::timestamptz - make_interval(months => $2)
      limit $3 for update of p skip locked)`,
    values: [now, months, limit],
  })
  return rowCount
}

const insertNew = table.insert({ name: 'participant-add' })

/**
 * Writes a participation of somebody who has none; fails where there is one. It costs less than to look again for one
 * that the caller, who holds the seats, has not found.
 */
export function add(tx: Tx, participant: Participant): void {
  tx.write(insertNew(participant))
}

const insert = table.insert({
  name: 'participant-save',
  then: `on conflict (mission_id, user_id) do update set ${table.excludedBut('missionId', 'userId')}`,
})

/** Writes a participation whole: a new one, or a new life of one that was withdrawn or refused. */
export function save(tx: Tx, participant: Participant): void {
  tx.write(insert(participant))
}
