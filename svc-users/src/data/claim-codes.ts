import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

interface ClaimCodeRow {
  userId: string
  codeHash: Buffer
  expiresAt: Date
  madeBy: string
  madeCount: number
  madeSince: Date
}

export const table = defineTable<ClaimCodeRow>('claim_codes', {
  userId: 'uuid',
  codeHash: 'bytea',
  expiresAt: 'timestamptz',
  madeBy: 'uuid',
  madeCount: 'integer',
  madeSince: 'timestamptz',
})

/** Letters that may be printed for one person within an hour. */
const perHour = 5

/** The hour in which letters were counted goes on. Needs `c`, and the row of now. */
const sameHour = `c.made_since > excluded.made_since - interval '1 hour'`

const insertRow = table.insert({
  name: 'claim-codes-store',
  as: 'c',
  then: `on conflict (user_id) do update set
      ${table.pick('codeHash', 'expiresAt', 'madeBy').excludedBut()},
      made_count = case when ${sameHour} then c.made_count + 1 else 1 end,
      made_since = case when ${sameHour} then c.made_since else excluded.made_since end
    where c.made_count < ${perHour} or not ${sameHour}`,
})

/**
 * Keeps the hash of a code in place of the one before.
 * @returns false when the person has had their letters of this hour
 */
export async function store(
  tx: Tx,
  code: Pick<ClaimCodeRow, 'userId' | 'codeHash' | 'expiresAt' | 'madeBy'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(insertRow({ ...code, madeCount: 1, madeSince: now }))
  return rowCount === 1
}

/** How many people somebody has made a letter for within the last hour. */
export async function countOfHour(db: Queryable, madeBy: string, now: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'claim-codes-of-hour',
    text: `select count(*)::int as count from claim_codes where made_by = $1 and made_since > $2::timestamptz - interval '1 hour'`,
    values: [madeBy, now],
  })
  return rows[0]?.count ?? 0
}

export type FoundCode = Pick<ClaimCodeRow, 'userId' | 'expiresAt'>

const found = table.pick('userId', 'expiresAt').select()

export async function find(db: Queryable, codeHash: Buffer): Promise<FoundCode | undefined> {
  const { rows } = await db.query<FoundCode>({
    name: 'claim-codes-find',
    text: `select ${found} from claim_codes where code_hash = $1`,
    values: [codeHash],
  })
  return rows[0]
}

/** Until when the last letter of somebody may be used; null without one. */
export async function endOf(db: Queryable, userId: string, now: Date): Promise<Date | null> {
  const { rows } = await db.query<{ end: Date }>({
    name: 'claim-codes-end-of',
    text: 'select expires_at as end from claim_codes where user_id = $1 and expires_at > $2',
    values: [userId, now],
  })
  return rows[0]?.end ?? null
}

/** Uses a code up. Of two who bring it at once, one gets the account. @returns whose it is, or nothing */
export async function take(tx: Tx, codeHash: Buffer, now: Date): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'claim-codes-take',
    text: 'delete from claim_codes where code_hash = $1 and expires_at > $2 returning user_id as id',
    values: [codeHash, now],
  })
  return rows[0]?.id
}
