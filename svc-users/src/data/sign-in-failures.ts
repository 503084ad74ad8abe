import type { Queryable, Tx } from '@ensemble/service-kit/database'
import type { FailureRecord } from '../domain/sign-in-throttle.ts'

/** Reads the record of an address and holds it; concurrent tries for one address wait for each other. */
export async function lock(tx: Tx, addressHash: Buffer): Promise<FailureRecord | undefined> {
  // A row lock would not hold back the first two tries for an address without a row.
  await tx.query({
    name: 'sign-in-failures-serialise',
    text: 'select pg_advisory_xact_lock($1, $2)',
    values: [addressHash.readInt32BE(0), addressHash.readInt32BE(4)],
  })
  const { rows } = await tx.query<FailureRecord>({
    name: 'sign-in-failures-find',
    text: `select failures, last_failed_at as "lastFailedAt", blocked_until as "blockedUntil"
           from sign_in_failures where address_hash = $1`,
    values: [addressHash],
  })
  return rows[0]
}

export async function save(tx: Tx, addressHash: Buffer, record: FailureRecord): Promise<void> {
  await tx.query({
    name: 'sign-in-failures-save',
    text: `insert into sign_in_failures (address_hash, failures, last_failed_at, blocked_until) values ($1, $2, $3, $4)
           on conflict (address_hash) do update set failures = excluded.failures,
             last_failed_at = excluded.last_failed_at, blocked_until = excluded.blocked_until`,
    values: [addressHash, record.failures, record.lastFailedAt, record.blockedUntil],
  })
}

export async function clear(db: Queryable, addressHash: Buffer): Promise<void> {
  await db.query({
    name: 'sign-in-failures-clear',
    text: 'delete from sign_in_failures where address_hash = $1',
    values: [addressHash],
  })
}
