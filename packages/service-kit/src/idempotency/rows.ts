import type { Queryable, Tx } from '../database.ts'

/** Who means what: the key names one intent of one person. */
export interface Intent {
  userId: string
  key: string
  /** Id of the call. */
  call: string
  requestHash: string
}

export interface Answered {
  call: string
  requestHash: string
  status: number
  body: unknown
}

/** Waiting longer for another process that does the same would hold a connection for nothing. */
const waitMs = 2000

/** How long an answer is kept. */
const keptFor = `interval '24 hours'`

/**
 * Takes an intent for this transaction; waits for one that is under way with the same key, and not for others who wait
 * for it too. What waits longer than that later in the transaction waits as long as it would anyway.
 * @returns whether it is this transaction's to do; false when it has been done
 * @throws a lock timeout (55P03) when the other one takes longer than 2 s
 */
export async function claim(tx: Tx, { userId, key, call, requestHash }: Intent): Promise<boolean> {
  const { rows } = await tx.query<{ claimed: boolean }>({
    name: 'idempotency-claim',
    text: `with patience as materialized (
             select current_setting('lock_timeout') as usual, set_config('lock_timeout', '${waitMs}', true)
           ), claimed as (
             insert into idempotency (user_id, key, call, request_hash)
             select $1::uuid, $2, $3, $4 from patience
             on conflict (user_id, key) do nothing
             returning 1
           )
           select done.count = 1 as claimed, set_config('lock_timeout', patience.usual, true)
           from (select count(*) from claimed) done cross join patience`,
    values: [userId, key, call, requestHash],
  })
  return rows[0]?.claimed ?? false
}

/** What was answered to an intent that has been done, within the last 24 hours or before. */
export async function answered(
  db: Queryable,
  { userId, key }: Intent,
): Promise<(Answered & { isOld: boolean }) | undefined> {
  const { rows } = await db.query<Answered & { isOld: boolean }>({
    name: 'idempotency-answered',
    text: `select call, request_hash as "requestHash", status, body, created_at < now() - ${keptFor} as "isOld"
           from idempotency where user_id = $1 and key = $2`,
    values: [userId, key],
  })
  return rows[0]
}

/** Forgets one intent that was done more than 24 hours ago. */
export async function forgetOldIntent(db: Queryable, { userId, key }: Intent): Promise<void> {
  await db.query({
    text: `delete from idempotency where user_id = $1 and key = $2 and created_at < now() - ${keptFor}`,
    values: [userId, key],
  })
}

/** Keeps the answer beside the effect: both are committed together. */
export function keepAnswer(tx: Tx, { userId, key }: Intent, status: number, body: unknown): void {
  tx.write({
    name: 'idempotency-keep',
    text: 'update idempotency set status = $3, body = $4 where user_id = $1 and key = $2',
    values: [userId, key, status, JSON.stringify(body)],
  })
}

/** Forgets intents that nobody will send again. */
export async function forgetIntents(db: Queryable): Promise<void> {
  await db.query({ text: `delete from idempotency where created_at < now() - ${keptFor}` })
}
