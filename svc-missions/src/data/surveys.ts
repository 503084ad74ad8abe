import type { SurveyKind } from '@ensemble/contracts/enumerations'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'
import { quoteMonths } from '@ensemble/contracts/missions/quote-months'
import { overSinceSql } from './due-missions.ts'
import { cameSql, type OldWords } from './participants.ts'

export interface Survey {
  missionId: string
  kind: SurveyKind
  url: string | null
  subject: string
  message: string | null
  recipients: number
  sentAt: Date
  sentBy: string
}

export const table = defineTable<Survey>('surveys', {
  missionId: 'text',
  kind: 'text',
  url: 'text',
  subject: 'text',
  message: 'text',
  recipients: 'integer',
  sentAt: 'timestamptz',
  sentBy: 'uuid',
})

const insertSurvey = table.insert({ name: 'survey-insert' })

export async function insert(tx: Tx, survey: Survey): Promise<void> {
  await tx.query(insertSurvey(survey))
}

/** How often a survey was sent to people of this mission. */
export async function countOf(db: Queryable, missionId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'survey-count',
    text: 'select count(*)::int as count from surveys where mission_id = $1',
    values: [missionId],
  })
  return rows[0]?.count ?? 0
}

/**
 * Confirmed people who have not been sent a survey yet, or who have not answered one; of those that are given or of all.
 * Whoever was noted as excused or absent has nothing to tell of it.
 */
export async function recipientsOf(
  db: Queryable,
  missionId: string,
  { userIds, again = false }: { userIds?: readonly string[]; again?: boolean },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'survey-recipients',
    text: `select user_id as id from participants
      where mission_id = $1 and validation_status = 'validated' and withdrawn_at is null and ${cameSql}
        and case when $3 then survey_sent_at is not null and not exists (
            select from survey_answers a where a.mission_id = participants.mission_id and a.user_id = participants.user_id)
          else survey_sent_at is null end
        and ($2::uuid[] is null or user_id = any($2::uuid[])) order by created_at, user_id`,
    values: [missionId, userIds ?? null, again],
  })
  return rows.map(({ id }) => id)
}

export async function markSent(tx: Tx, missionId: string, userIds: readonly string[], at: Date): Promise<void> {
  await tx.query({
    name: 'survey-mark-sent',
    text: 'update participants set survey_sent_at = $3 where mission_id = $1 and user_id = any($2::uuid[])',
    values: [missionId, userIds, at],
  })
}

export interface Answer {
  missionId: string
  userId: string
  grade: number
  usefulness: number
  comment: string | null
  publishable: boolean
  answeredAt: Date
}

export const answerTable = defineTable<Answer>('survey_answers', {
  missionId: 'text',
  userId: 'uuid',
  grade: 'smallint',
  usefulness: 'smallint',
  comment: 'text',
  publishable: 'boolean',
  answeredAt: 'timestamptz',
})

const insertOne = answerTable.insert({ name: 'survey-answer-insert', then: 'on conflict do nothing' })

/** Keeps an answer. @returns false when this person has answered before */
export async function insertAnswer(tx: Tx, answer: Answer): Promise<boolean> {
  const { rowCount } = await tx.query(insertOne(answer))
  return rowCount === 1
}

/** Of the newest survey that somebody was sent; nothing where there is none. Needs `p`, and calls the survey `v`. */
export const newestSentSql = (shown: string) => `(select ${shown} from surveys v
  where v.mission_id = p.mission_id and v.sent_at <= p.survey_sent_at order by v.id desc limit 1)`

/** Takes back that somebody's words may be quoted. @returns whether they might be until now; null without an answer */
export async function withdrawQuote(tx: Tx, missionId: string, userId: string): Promise<boolean | null> {
  const { rows } = await tx.query<{ publishable: boolean }>({
    name: 'survey-withdraw-quote',
    text: `with was as (
        select mission_id, user_id, publishable from survey_answers where mission_id = $1 and user_id = $2 for update)
      update survey_answers a set publishable = false from was
      where a.mission_id = was.mission_id and a.user_id = was.user_id returning was.publishable`,
    values: [missionId, userId],
  })
  return rows[0]?.publishable ?? null
}

/** The instant until which somebody agreed that their words may be quoted. Needs `a`. */
export const agreedUntilSql = `(a.answered_at + interval '${quoteMonths} months')`

/** On a mission `m` that took place, by somebody who agreed not longer ago than that counts; `now` as SQL. Needs `a`. */
export const quotableSql = (now: string) =>
  `a.publishable and a.comment is not null and ${agreedUntilSql} > ${now}::timestamptz
    and m.deleted_at is null and m.cancelled_at is null`

/**
 * Empties comments on missions that were over so long ago, but for what may still be quoted; the grades are counted. What
 * came late is kept as long, so that the team can read it. @returns how many
 */
export async function forgetComments(db: Queryable, { now, months, limit }: OldWords): Promise<number> {
  const { rowCount } = await db.query({
    name: 'survey-forget-comments',
    text: `update survey_answers set comment = null, publishable = false where (mission_id, user_id) in (
      select a.mission_id, a.user_id from survey_answers a join missions m on m.id = a.mission_id
      where a.comment is not null and a.answered_at <= $1::timestamptz - make_interval(months => $2)
        and ${overSinceSql} <= $1::timestamptz - make_interval(months => $2) and not (${quotableSql('$1')})
      limit $3 for update of a skip locked)`,
    values: [now, months, limit],
  })
  return rowCount
}

/** Takes back the words of somebody who left; the grades are counted without a name. @returns how many answers */
export async function eraseWordsOf(tx: Tx, userId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'survey-erase-words',
    text: `update survey_answers set comment = null, publishable = false where user_id = $1`,
    values: [userId],
  })
  return rowCount
}
