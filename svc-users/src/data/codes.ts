import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'
import { type CodePurpose, codeRules } from '../domain/codes.ts'

export interface NewCode {
  purpose: CodePurpose
  addressHash: Buffer
  /** null: nobody may use it; the row is there so that all addresses look alike. */
  userId: string | null
  codeHash: Buffer
}

interface CodeRow extends NewCode {
  tries: number
  expiresAt: Date
  sentCount: number
  sentSince: Date
}

export const table = defineTable<CodeRow>('codes', {
  purpose: 'text',
  addressHash: 'bytea',
  userId: 'uuid',
  codeHash: 'bytea',
  tries: 'integer',
  expiresAt: 'timestamptz',
  sentCount: 'integer',
  sentSince: 'timestamptz',
})

/** The hour in which codes were counted goes on. Needs `c`, and the row of now. */
const sameHour = `c.sent_since > excluded.sent_since - interval '1 hour'`

const insertCode = table.insert({
  name: 'codes-store',
  as: 'c',
  then: `on conflict (purpose, address_hash) do update set
      ${table.pick('userId', 'codeHash', 'tries').excludedBut()},
      expires_at = case when ${sameHour} and c.sent_count + 1 = ${codeRules.perHour}
        then greatest(excluded.expires_at, c.sent_since + interval '1 hour') else excluded.expires_at end,
      sent_count = case when ${sameHour} then c.sent_count + 1 else 1 end,
      sent_since = case when ${sameHour} then c.sent_since else excluded.sent_since end
    where c.sent_count < ${codeRules.perHour} or not ${sameHour}`,
})

/**
 * Stores a code in place of the one before, unless the address has had its codes of this hour. The last of them lives
 * until there may be another: who asks for all of them takes nothing from whom they are sent to.
 * @returns false when it has
 */
export async function store(tx: Tx, code: NewCode, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    insertCode({ ...code, tries: 0, expiresAt: expiryOf(now), sentCount: 1, sentSince: now }),
  )
  return rowCount === 1
}

function expiryOf(now: Date): Date {
  return new Date(now.getTime() + codeRules.lifeSeconds * 1000)
}

/** Seconds until an address may be sent another code. */
export async function secondsToWait(db: Queryable, purpose: CodePurpose, hash: Buffer, now: Date): Promise<number> {
  const { rows } = await db.query<{ seconds: number }>({
    name: 'codes-seconds-to-wait',
    text: `select ceil(extract(epoch from sent_since + interval '1 hour' - $3::timestamptz))::int as seconds
           from codes where purpose = $1 and address_hash = $2`,
    values: [purpose, hash, now],
  })
  return Math.max(1, rows[0]?.seconds ?? 1)
}

export type Tried = Pick<CodeRow, 'userId' | 'codeHash' | 'tries' | 'expiresAt'>

const insertTry = table.without('sentCount').insert({
  name: 'codes-count-try',
  as: 'c',
  then: `on conflict (purpose, address_hash) do update set tries = c.tries + 1
    returning ${table.pick('userId', 'codeHash', 'tries', 'expiresAt').select()}`,
})

/**
 * Counts a try and reads what it is to be compared with, in one statement. An address without a code gets a row that
 * nothing matches, so that tries are counted for it all the same.
 */
export async function countTry(db: Queryable, tried: Omit<NewCode, 'userId'>, now: Date): Promise<Tried> {
  const { rows } = await db.query<Tried>(
    insertTry({ ...tried, userId: null, tries: 1, expiresAt: expiryOf(now), sentSince: now }),
  )
  const [row] = rows
  if (!row) throw new Error('an upsert answered no row')
  return row
}

/** Uses a code up. Of two who bring the right one at once, one gets it. @returns whose it is, or nothing */
export async function consume(
  tx: Tx,
  { purpose, addressHash, codeHash }: Omit<NewCode, 'userId'>,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'codes-consume',
    text: `with used as (
             select purpose, address_hash, user_id from codes
             where purpose = $1 and address_hash = $2 and code_hash = $3 and user_id is not null for update)
           update codes c set user_id = null from used
           where c.purpose = used.purpose and c.address_hash = used.address_hash
           returning used.user_id as id`,
    values: [purpose, addressHash, codeHash],
  })
  return rows[0]?.id
}

/** Forgets every code of a person whose account ends. */
export async function removeOf(tx: Tx, userId: string): Promise<void> {
  await tx.query({ name: 'codes-remove-of', text: 'delete from codes where user_id = $1', values: [userId] })
}
