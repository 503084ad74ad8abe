import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'
import type { FailureRecord } from '../domain/sign-in-throttle.ts'

export const table = defineTable<FailureRecord & { addressHash: Buffer }>('sign_in_failures', {
  addressHash: 'bytea',
  failures: 'integer',
  lastFailedAt: 'timestamptz',
  blockedUntil: 'timestamptz',
})

const insert = table.insert({
  name: 'sign-in-failures-save',
  then: `on conflict (address_hash) do update set ${table.excludedBut('addressHash')}`,
})

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
    text: `select ${table.without('addressHash').select()} from sign_in_failures where address_hash = $1`,
    values: [addressHash],
  })
  return rows[0]
}

export async function save(tx: Tx, addressHash: Buffer, record: FailureRecord): Promise<void> {
  await tx.query(insert({ addressHash, ...record }))
}

export async function clear(db: Queryable, addressHashes: readonly Buffer[]): Promise<void> {
  await db.query({
    name: 'sign-in-failures-clear',
    text: 'delete from sign_in_failures where address_hash = any($1::bytea[])',
    values: [addressHashes],
  })
}
