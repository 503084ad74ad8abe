import type { Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

interface AuthorName {
  userId: string
  version: number
  /** `null` once the person is erased. */
  displayName: string | null
}

export const authorNames = defineTable<AuthorName>('author_names', {
  userId: 'uuid',
  version: 'integer',
  displayName: 'text',
})

const upsert = authorNames.insert({
  name: 'upsert-author-name',
  as: 'a',
  then: `on conflict (user_id) do update set ${authorNames.excludedBut('userId')} where excluded.version > a.version`,
})

/** Keeps the newest name of an author: events may come twice and in any order. */
export async function upsertAuthorName(tx: Tx, author: AuthorName): Promise<void> {
  tx.write(upsert(author))
}
