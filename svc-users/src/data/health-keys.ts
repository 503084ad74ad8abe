import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

/** What a key seals: answers about health go with their consent, those about work do not. */
export type KeyKind = 'health' | 'work'

/** A member's key, wrapped in one of the installation's. */
export interface WrappedKey {
  userId: string
  kind: KeyKind
  wrappedBy: string
  wrapped: Buffer
}

export const table = defineTable<WrappedKey & { createdAt: Date }>('health_keys.keys', {
  userId: 'uuid',
  kind: 'text',
  wrappedBy: 'text',
  wrapped: 'bytea',
  createdAt: 'timestamptz',
})

const columns = table.without('createdAt').select()

export async function find(db: Queryable, userId: string, kind: KeyKind): Promise<WrappedKey | undefined> {
  const { rows } = await db.query<WrappedKey>({
    name: 'health-keys-find',
    text: `select ${columns} from health_keys.keys where user_id = $1 and kind = $2`,
    values: [userId, kind],
  })
  return rows[0]
}

/** The keys of some people; who has none is left out, and whose key is younger than what it is to open. */
export async function findAll(
  db: Queryable,
  kind: KeyKind,
  sealed: readonly { userId: string; updatedAt: Date }[],
): Promise<WrappedKey[]> {
  const { rows } = await db.query<WrappedKey>({
    name: 'health-keys-find-all',
    text: `select ${table.without('createdAt').select('k')}
           from unnest($1::uuid[], $2::timestamptz[]) as s (user_id, updated_at)
           join health_keys.keys k on k.user_id = s.user_id and k.kind = $3 and k.created_at <= s.updated_at`,
    values: [sealed.map(({ userId }) => userId), sealed.map(({ updatedAt }) => updatedAt), kind],
  })
  return rows
}

const insertKey = table.insert({ name: 'health-keys-insert', then: 'on conflict (user_id, kind) do nothing' })

/** Stores a new key. @returns false when the person has one already */
export async function insert(db: Queryable, key: WrappedKey, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(insertKey({ ...key, createdAt: at }))
  return rowCount === 1
}

/**
 * Destroys a person's key with what it sealed, in one transaction of the service: it can never be opened again, here or
 * in a copy.
 */
export async function remove(tx: Tx, userId: string, kind: KeyKind): Promise<void> {
  await tx.query({
    name: 'health-keys-remove',
    text: 'select health_keys.destroy($1, $2)',
    values: [userId, kind],
  })
}

/** Some of the keys that another one than this wraps, from a person on. */
export async function findNotWrappedBy(
  db: Queryable,
  name: string,
  { after, limit }: { after: Pick<WrappedKey, 'userId' | 'kind'>; limit: number },
): Promise<WrappedKey[]> {
  const { rows } = await db.query<WrappedKey>({
    name: 'health-keys-not-wrapped-by',
    text: `select ${columns} from health_keys.keys where wrapped_by <> $1 and (user_id, kind) > ($2, $3)
           order by user_id, kind limit $4`,
    values: [name, after.userId, after.kind, limit],
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
  const known = new Map(before.map(({ userId, kind, wrapped }) => [`${kind} ${userId}`, wrapped]))
  await tx.query({
    name: 'health-keys-rewrap',
    text: `update health_keys.keys k set wrapped_by = n.wrapped_by, wrapped = n.wrapped
           from unnest($1::uuid[], $2::text[], $3::text[], $4::bytea[], $5::bytea[])
             as n (user_id, kind, wrapped_by, wrapped, before)
           where k.user_id = n.user_id and k.kind = n.kind and k.wrapped = n.before`,
    values: [
      keys.map(({ userId }) => userId),
      keys.map(({ kind }) => kind),
      keys.map(({ wrappedBy }) => wrappedBy),
      keys.map(({ wrapped }) => wrapped),
      keys.map(({ userId, kind }) => known.get(`${kind} ${userId}`)),
    ],
  })
}
