import { type OwnTables, ownRows } from '@ensemble/service-kit/privacy/own-rows'
import type { Queryable } from '@ensemble/service-kit/database'

/** What is kept of a person here. */
const ownTables: OwnTables = {
  readers_v1: { person: 'user_id', without: ['version'] },
  author_names: { person: 'user_id', without: ['version'] },
  mission_people_v1: { person: 'user_id', without: ['version'] },
  articles: { person: 'author_id' },
  article_revisions: { person: 'editor_id' },
  article_history: { person: 'actor_id' },
  article_reads: { person: 'reader_id' },
  reader_months: { person: 'reader_id' },
  files: { person: 'owner_id' },
}

/** Everything that svc-articles keeps of somebody. */
export function ownArchive(db: Queryable, userId: string): Promise<object> {
  return ownRows(db, ownTables, userId)
}
