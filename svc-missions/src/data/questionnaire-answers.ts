import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

/** One person's answers to one study, sealed; the team knows them by a number. */
export interface SealedSheet {
  missionId: string
  number: number
  userId: string
  version: number
  sealed: Buffer
  consentedAt: Date
  /** Of the text that was agreed to. */
  consentHash: Buffer
  savedAt: Date
  /** Null while somebody is still at it. */
  sentAt: Date | null
}

export const table = defineTable<SealedSheet>('questionnaire_answers', {
  missionId: 'text',
  number: 'integer',
  userId: 'uuid',
  version: 'integer',
  sealed: 'bytea',
  consentedAt: 'timestamptz',
  consentHash: 'bytea',
  savedAt: 'timestamptz',
  sentAt: 'timestamptz',
})

const columns = table.select()

export async function find(db: Queryable, missionId: string, userId: string): Promise<SealedSheet | null> {
  const { rows } = await db.query<SealedSheet>({
    name: 'questionnaire-answers-find',
    text: `select ${columns} from questionnaire_answers where mission_id = $1 and user_id = $2`,
    values: [missionId, userId],
  })
  return rows[0] ?? null
}

/** What somebody has answered, in every study. */
export async function findOfPerson(db: Queryable, userId: string): Promise<SealedSheet[]> {
  const { rows } = await db.query<SealedSheet>({
    name: 'questionnaire-answers-of-person',
    text: `select ${columns} from questionnaire_answers where user_id = $1 order by consented_at`,
    values: [userId],
  })
  return rows
}

/**
 * What was sent to a study, by its numbers: in the order of a lot. Also of who was refused since: the team, which refuses,
 * would read in the difference whose answers they were.
 */
export async function findSent(db: Queryable, missionId: string): Promise<SealedSheet[]> {
  const { rows } = await db.query<SealedSheet>({
    name: 'questionnaire-answers-sent',
    text: `select ${columns} from questionnaire_answers where mission_id = $1 and sent_at is not null order by number`,
    values: [missionId],
  })
  return rows
}

/** Whether somebody has begun to answer, or has said that they answered in another tool. */
export async function isBegun(db: Queryable, missionId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'questionnaire-answers-begun',
    text: `select from questionnaire_answers where mission_id = $1
      union all select from participants where mission_id = $1 and said_answered_at is not null limit 1`,
    values: [missionId],
  })
  return rowCount > 0
}

/** Numbers of a study that are taken. */
export async function numbersOf(db: Queryable, missionId: string): Promise<number[]> {
  const { rows } = await db.query<{ number: number }>({
    name: 'questionnaire-answers-numbers',
    text: 'select number from questionnaire_answers where mission_id = $1',
    values: [missionId],
  })
  return rows.map(({ number }) => number)
}

const upsert = table.insert({
  name: 'questionnaire-answers-save',
  then: `on conflict (mission_id, number) do update set ${table.excludedBut('missionId', 'number', 'userId', 'consentedAt', 'consentHash')}`,
})

/** Stores answers under the next version of their row, which the caller has sealed in and holds locked. */
export async function save(tx: Tx, sheet: SealedSheet): Promise<void> {
  await tx.query(upsert(sheet))
}

/** Erases answers to a study; of one number, or of all. @returns how many people's */
export async function remove(tx: Tx, missionId: string, number: number | null): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'questionnaire-answers-remove',
    text: 'delete from questionnaire_answers where mission_id = $1 and ($2::integer is null or number = $2)',
    values: [missionId, number],
  })
  return rowCount
}

/** Studies whose answers are to be erased by this day. */
export async function findToErase(db: Queryable, day: string, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'questionnaire-answers-to-erase',
    text: `select id from missions where questionnaire is not null and answers_erased_at is null
        and questionnaire ->> 'eraseOn' <= $1 order by questionnaire ->> 'eraseOn' limit $2`,
    values: [day, limit],
  })
  return rows.map(({ id }) => id)
}

/** When the answers to a study were erased; null where they were not. */
export async function erasedAt(db: Queryable, missionId: string): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>({
    name: 'questionnaire-answers-erased-at',
    text: 'select answers_erased_at as at from missions where id = $1',
    values: [missionId],
  })
  return rows[0]?.at ?? null
}

/** Notes that there are answers again after some were erased, on a day that was put off: they are to be erased in turn. */
export async function noteBegun(tx: Tx, missionId: string): Promise<void> {
  await tx.query({
    name: 'questionnaire-answers-note-begun',
    text: 'update missions set answers_erased_at = null where id = $1 and answers_erased_at is not null',
    values: [missionId],
  })
}

/** Notes that a study has kept its promise. */
export async function noteErased(tx: Tx, missionId: string, at: Date): Promise<void> {
  await tx.query({
    name: 'questionnaire-answers-note-erased',
    text: 'update missions set answers_erased_at = $2 where id = $1',
    values: [missionId, at],
  })
}
