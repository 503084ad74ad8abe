import type { Queryable, Tx } from '../../database.ts'
import type { Projection } from '../service-operations.ts'
import { live, shadow } from './compare.ts'

/** Advisory locks are per database: one rebuild at a time in each. */
export const rebuildLock = 4_202_613

/**
 * Makes an empty table like the live one, of the same name: on this connection it is found first.
 * @throws when somebody else rebuilds in this database
 */
export async function makeShadow(db: Queryable, projection: Projection): Promise<void> {
  const { rows } = await db.query<{ free: boolean }>({
    text: 'select pg_try_advisory_lock($1) as free',
    values: [rebuildLock],
  })
  if (!rows[0]?.free) throw new Error('another rebuild runs in this database: wait for its end')
  await db.query({ text: `create temporary table ${shadow(projection)} (like ${live(projection)} including all)` })
}

/**
 * Forgets the shadow and lets the next one begin, before the connection is closed: the server ends that a moment later.
 * Never throws: a connection that is gone keeps neither.
 */
export async function dropShadow(db: Queryable): Promise<void> {
  await db.query({ text: 'discard all' }).catch(() => undefined)
}

/** Nobody writes to the live table from here on, until the end of the transaction; everybody may read it. */
export async function lockLive(tx: Tx, projection: Projection): Promise<void> {
  await tx.query({ text: `set local lock_timeout = '10s'` })
  await tx.query({ text: `lock table ${live(projection)} in share row exclusive mode` })
}
