import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { type CodePurpose, codeRules } from '../domain/codes.ts'

export interface NewCode {
  purpose: CodePurpose
  addressHash: Buffer
  /** null: nobody may use it; the row is there so that all addresses look alike. */
  userId: string | null
  codeHash: Buffer
}

/**
 * Stores a code in place of the one before, unless the address has had its codes of this hour.
 * @returns false when it has
 */
export async function store(tx: Tx, { purpose, addressHash, userId, codeHash }: NewCode, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'codes-store',
    text: `insert into codes as c (purpose, address_hash, user_id, code_hash, tries, expires_at, sent_count, sent_since)
           values ($1, $2, $3, $4, 0, $5::timestamptz + make_interval(secs => $6), 1, $5)
           on conflict (purpose, address_hash) do update set
             user_id = excluded.user_id, code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at,
             sent_count = case when c.sent_since > $5::timestamptz - interval '1 hour' then c.sent_count + 1 else 1 end,
             sent_since = case when c.sent_since > $5::timestamptz - interval '1 hour' then c.sent_since else $5 end
           where c.sent_count < $7 or c.sent_since <= $5::timestamptz - interval '1 hour'`,
    values: [purpose, addressHash, userId, codeHash, now, codeRules.lifeSeconds, codeRules.perHour],
  })
  return rowCount === 1
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

export interface Tried {
  userId: string | null
  codeHash: Buffer
  tries: number
  expiresAt: Date
}

/**
 * Counts a try and reads what it is to be compared with, in one statement. An address without a code gets a row that
 * nothing matches, so that tries are counted for it all the same.
 */
export async function countTry(
  db: Queryable,
  { purpose, addressHash, codeHash }: Omit<NewCode, 'userId'>,
  now: Date,
): Promise<Tried> {
  const { rows } = await db.query<Tried>({
    name: 'codes-count-try',
    text: `insert into codes as c (purpose, address_hash, user_id, code_hash, tries, expires_at, sent_since)
           values ($1, $2, null, $3, 1, $4::timestamptz + make_interval(secs => $5), $4)
           on conflict (purpose, address_hash) do update set tries = c.tries + 1
           returning user_id as "userId", code_hash as "codeHash", tries, expires_at as "expiresAt"`,
    values: [purpose, addressHash, codeHash, now, codeRules.lifeSeconds],
  })
  const [row] = rows
  if (!row) throw new Error('an upsert answered no row')
  return row
}

/** Uses a code up. Of two who bring the right one at once, one gets it. @returns whose it is, or nothing */
export async function consume(
  tx: Tx,
  { purpose, addressHash, codeHash }: Omit<NewCode, 'userId'>,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ userId: string }>({
    name: 'codes-consume',
    text: `with used as (
             select purpose, address_hash, user_id from codes
             where purpose = $1 and address_hash = $2 and code_hash = $3 and user_id is not null for update)
           update codes c set user_id = null from used
           where c.purpose = used.purpose and c.address_hash = used.address_hash
           returning used.user_id as "userId"`,
    values: [purpose, addressHash, codeHash],
  })
  return rows[0]?.userId
}

/** Forgets every code of a person whose account ends. */
export async function removeOf(tx: Tx, userId: string): Promise<void> {
  await tx.query({ name: 'codes-remove-of', text: 'delete from codes where user_id = $1', values: [userId] })
}
