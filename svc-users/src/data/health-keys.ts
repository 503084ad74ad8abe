import type { Queryable, Tx } from '@ensemble/service-kit/database'

/** A member's key, wrapped in one of the installation's. */
export interface WrappedKey {
  userId: string
  wrappedBy: string
  wrapped: Buffer
}

const columns = `user_id as "userId", wrapped_by as "wrappedBy", wrapped`

export async function find(db: Queryable, userId: string): Promise<WrappedKey | undefined> {
  const { rows } = await db.query<WrappedKey>({
    name: 'health-keys-find',
    text: `select ${columns} from health_keys.keys where user_id = $1`,
    values: [userId],
  })
  return rows[0]
}

/** Stores a new key. @returns false when the person has one already */
export async function insert(tx: Tx, key: WrappedKey, at: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'health-keys-insert',
    text: `insert into health_keys.keys (user_id, wrapped_by, wrapped, created_at) values ($1, $2, $3, $4)
           on conflict (user_id) do nothing`,
    values: [key.userId, key.wrappedBy, key.wrapped, at],
  })
  return rowCount === 1
}

/** Destroys a person's key: what it sealed can never be opened again, here or in a copy. */
export async function remove(tx: Tx, userId: string): Promise<void> {
  await tx.query({
    name: 'health-keys-remove',
    text: 'delete from health_keys.keys where user_id = $1',
    values: [userId],
  })
}

/** Some of the keys that another one than this wraps, from a person on. */
export async function findNotWrappedBy(
  db: Queryable,
  name: string,
  { after, limit }: { after: string; limit: number },
): Promise<WrappedKey[]> {
  const { rows } = await db.query<WrappedKey>({
    name: 'health-keys-not-wrapped-by',
    text: `select ${columns} from health_keys.keys where wrapped_by <> $1 and user_id > $2 order by user_id limit $3`,
    values: [name, after, limit],
  })
  return rows
}

/** Names of the installation's keys that are still needed. */
export async function findWrapping(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>({
    text: 'select distinct wrapped_by as name from health_keys.keys',
  })
  return rows.map(({ name }) => name)
}

/** Replaces the wrapping of keys, each only where its row still is as it was read. */
export async function rewrap(tx: Tx, keys: readonly WrappedKey[], before: readonly WrappedKey[]): Promise<void> {
  const known = new Map(before.map(({ userId, wrapped }) => [userId, wrapped]))
  await tx.query({
    name: 'health-keys-rewrap',
    text: `update health_keys.keys k set wrapped_by = n.wrapped_by, wrapped = n.wrapped
           from unnest($1::uuid[], $2::text[], $3::bytea[], $4::bytea[]) as n (user_id, wrapped_by, wrapped, before)
           where k.user_id = n.user_id and k.wrapped = n.before`,
    values: [
      keys.map(({ userId }) => userId),
      keys.map(({ wrappedBy }) => wrappedBy),
      keys.map(({ wrapped }) => wrapped),
      keys.map(({ userId }) => known.get(userId)),
    ],
  })
}
