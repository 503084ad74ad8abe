import { consentTexts } from '@ensemble/contracts/users/consent-texts'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { consentsCountFrom } from '../domain/consents.ts'
import { givenSql } from './consent-records.ts'
import type { SealedAnswers } from './health-answers.ts'
import { pageSize, sealedColumns, sealedJoin, sealedPages } from './sealed-people.ts'

/** For so many days an account counts nowhere: after its approval, and after it left a department or took a consent back. */
const waitingDays = 30

/** The first moment of a day, $1. */
const dayStart = `($1::date::timestamp at time zone 'Europe/Paris')`

/**
 * Finds who may be counted on a day, by what stood when it began; once a day, whoever asks. Neither missions nor what
 * staff do to an account have a part in it, but for its role and its department.
 * @param day YYYY-MM-DD, in Paris
 */
export async function freeze(tx: Tx, day: string, now: Date): Promise<void> {
  await tx.query({ name: 'countable-lock', text: `select pg_advisory_xact_lock(hashtext('countable_members'))` })
  const { rowCount } = await tx.query({
    name: 'countable-day-find',
    text: 'select from countable_days where day = $1',
    values: [day],
  })
  if (rowCount > 0) return
  const values = [day, consentTexts.health.version, consentTexts.matching.version, consentsCountFrom(now)]
  await tx.query({
    name: 'countable-left',
    text: `update countable_members c set until = $1 where c.until is null and not exists (
             select from (${eligible}) e where e.id = c.user_id and e.department_code is not distinct from c.department_code)`,
    values,
  })
  await tx.query({
    name: 'countable-come',
    text: `insert into countable_members (user_id, department_code, since)
           select e.id, e.department_code, $1::date from (${eligible}) e
           where not exists (select from countable_members c where c.user_id = e.id
             and (c.until is null or c.until > $1::date - ${waitingDays}))`,
    values,
  })
  // A platform where nobody is counted yet may find somebody an hour later.
  await tx.query({
    name: 'countable-day',
    text: `insert into countable_days (day) select $1 where exists (select from countable_members where until is null)`,
    values: [day],
  })
}

// A suspension takes nobody out: whoever suspends would learn something by it.
const eligible = `select u.id, u.department_code from users u
  where u.role = 'member' and u.status in ('validated', 'suspended')
    and u.approved_at < ${dayStart} - interval '${waitingDays} days'
    and exists (select from health_answers a where a.user_id = u.id and a.field_group = 'illness')
    and ${givenSql('health', { version: '$2', from: '$4', before: dayStart })}
    and ${givenSql('matching', { version: '$3', from: '$4', before: dayStart })}`

export interface Countable {
  /** YYYY-MM-DD, frozen before. */
  day: string
  /** Whose members; null for everybody. */
  departmentCode: string | null
  now: Date
}

/** Who may be counted on a day and still agrees to it, with answers that were given before it. */
export function sealedCountable(db: Queryable, countable: Countable): AsyncGenerator<SealedAnswers[]> {
  return sealedPages((after) => readPage(db, countable, after))
}

function readPage(db: Queryable, { day, departmentCode, now }: Countable, after: string) {
  return db.query<SealedAnswers>({
    name: 'countable-sealed',
    text: `select ${sealedColumns}
      from users u join countable_members c on c.user_id = u.id
      ${sealedJoin}
      where u.id > $5 and ${countedSql('$1::date')} and ($6::text is null or c.department_code = $6)
        and a.updated_at < ${dayStart}
        and ${givenSql('health', { version: '$2', from: '$4' })}
        and ${givenSql('matching', { version: '$3', from: '$4' })}
      order by u.id limit ${pageSize}`,
    values: [
      day,
      consentTexts.health.version,
      consentTexts.matching.version,
      consentsCountFrom(now),
      after,
      departmentCode,
    ],
  })
}

/** Whether a row `c` holds for a day. */
export function countedSql(day: string): string {
  return `c.since <= ${day} and (c.until is null or c.until > ${day})`
}

/** Forgets that somebody could be counted. */
export async function removeOf(db: Queryable, userId: string): Promise<void> {
  await db.query({
    name: 'countable-remove',
    text: 'delete from countable_members where user_id = $1',
    values: [userId],
  })
}
