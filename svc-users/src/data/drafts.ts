import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

export interface Draft {
  content: string
  updatedAt: Date
}

/** How long a draft is kept after its last change, and how many one person may have. */
export const draftDays = 30
const draftsPerPerson = 20

export const table = defineTable<Draft & { userId: string; key: string }>('drafts', {
  userId: 'uuid',
  key: 'text',
  content: 'text',
  updatedAt: 'timestamptz',
})

export async function find(db: Queryable, userId: string, key: string, now: Date): Promise<Draft | undefined> {
  const { rows } = await db.query<Draft>({
    name: 'drafts-find',
    text: `select ${table.pick('content', 'updatedAt').select()} from drafts
           where user_id = $1 and key = $2 and updated_at > $3::timestamptz - make_interval(days => $4)`,
    values: [userId, key, now, draftDays],
  })
  return rows[0]
}

/** All whose key begins so, the newest first. */
export async function list(db: Queryable, userId: string, prefix: string, now: Date) {
  const { rows } = await db.query<Draft & { key: string }>({
    name: 'drafts-list',
    text: `select ${table.pick('key', 'content', 'updatedAt').select()} from drafts
           where user_id = $1 and starts_with(key, $2) and updated_at > $3::timestamptz - make_interval(days => $4)
           order by updated_at desc, key`,
    values: [userId, prefix, now, draftDays],
  })
  return rows
}

const insert = table.insert({
  name: 'drafts-save',
  then: `on conflict (user_id, key) do update set ${table.excludedBut('userId', 'key')}`,
})

/** Keeps a draft; beyond the number that one person may have, those that were left longest go. */
export async function save(tx: Tx, userId: string, key: string, draft: Draft): Promise<void> {
  await tx.query(insert({ userId, key, ...draft }))
  await tx.query({
    name: 'drafts-trim',
    text: `delete from drafts where user_id = $1 and key in (
             select key from drafts where user_id = $1 order by (key = $2) desc, updated_at desc offset $3)`,
    values: [userId, key, draftsPerPerson],
  })
}

export async function remove(db: Queryable, userId: string, key: string): Promise<void> {
  await db.query({
    name: 'drafts-remove',
    text: 'delete from drafts where user_id = $1 and key = $2',
    values: [userId, key],
  })
}

export async function removeOf(tx: Tx, userId: string): Promise<void> {
  await tx.query({ name: 'drafts-remove-of', text: 'delete from drafts where user_id = $1', values: [userId] })
}
