import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

/** The key of one person's answers to one study, wrapped in one of the installation's. */
export interface AnswerKey {
  missionId: string
  number: number
  wrappedBy: string
  wrapped: Buffer
}

export const table = defineTable<AnswerKey & { createdAt: Date }>('answer_keys.keys', {
  missionId: 'text',
  number: 'integer',
  wrappedBy: 'text',
  wrapped: 'bytea',
  createdAt: 'timestamptz',
})

const columns = table.without('createdAt').select()
const insertKey = table.insert({ name: 'answer-key-insert', then: 'on conflict (mission_id, number) do nothing' })

/** Stores a new key. @returns false where that number of the study has one already */
export async function insert(db: Queryable, key: AnswerKey, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(insertKey({ ...key, createdAt: at }))
  return rowCount === 1
}

/** Keys of a study; of one number, or of all. */
export async function findOf(db: Queryable, missionId: string, number: number | null = null): Promise<AnswerKey[]> {
  const { rows } = await db.query<AnswerKey>({
    name: 'answer-keys-find',
    text: `select ${columns} from answer_keys.keys where mission_id = $1 and ($2::integer is null or number = $2)`,
    values: [missionId, number],
  })
  return rows
}

/**
 * Destroys keys of a study with what they sealed, in one transaction of the service: it can never be opened again, here
 * or in a copy.
 */
export async function remove(tx: Tx, missionId: string, number: number | null): Promise<void> {
  await tx.query({
    name: 'answer-keys-remove',
    text: 'select answer_keys.destroy($1, $2)',
    values: [missionId, number],
  })
}

/** Some of the keys that another one than this wraps, after one of them. */
export async function findNotWrappedBy(
  db: Queryable,
  name: string,
  { after, limit }: { after: AnswerKey | null; limit: number },
): Promise<AnswerKey[]> {
  const { rows } = await db.query<AnswerKey>({
    name: 'answer-keys-not-wrapped-by',
    text: `select ${columns} from answer_keys.keys where wrapped_by <> $1 and (mission_id, number) > ($2, $3)
      order by mission_id, number limit $4`,
    values: [name, after?.missionId ?? '', after?.number ?? 0, limit],
  })
  return rows
}

/** Names of the installation's keys that are still needed. */
export async function findWrapping(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>({
    text: 'select distinct wrapped_by as name from answer_keys.keys',
  })
  return rows.map(({ name }) => name)
}

/** Replaces the wrapping of keys, each only where its row still is as it was read. */
export async function rewrap(tx: Tx, keys: readonly AnswerKey[], before: readonly AnswerKey[]): Promise<void> {
  const known = new Map(before.map(({ missionId, number, wrapped }) => [`${missionId} ${number}`, wrapped]))
  await tx.query({
    name: 'answer-keys-rewrap',
    text: `update answer_keys.keys k set wrapped_by = n.wrapped_by, wrapped = n.wrapped
      from unnest($1::text[], $2::integer[], $3::text[], $4::bytea[], $5::bytea[])
        as n (mission_id, number, wrapped_by, wrapped, before)
      where k.mission_id = n.mission_id and k.number = n.number and k.wrapped = n.before`,
    values: [
      keys.map(({ missionId }) => missionId),
      keys.map(({ number }) => number),
      keys.map(({ wrappedBy }) => wrappedBy),
      keys.map(({ wrapped }) => wrapped),
      keys.map(({ missionId, number }) => known.get(`${missionId} ${number}`)),
    ],
  })
}
