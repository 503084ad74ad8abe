import { type OwnTables, ownRows } from '@ensemble/service-kit/privacy/own-rows'
import type { Queryable } from '@ensemble/service-kit/database'

/** What is kept of a person here. */
const ownTables: OwnTables = {
  members_v1: { person: 'id', without: ['version'] },
  participants: { person: 'user_id', without: ['decided_by'] },
  survey_answers: { person: 'user_id' },
  missions: { person: 'creator_id', without: ['search', 'approved_content'] },
  mission_history: { person: 'actor_id' },
  surveys: { person: 'sent_by' },
  messages: { person: 'user_id', without: ['author_id', 'letter_id', 'told_at'] },
  calendar_feeds: { person: 'user_id', without: ['secret_hash'] },
  exports: { person: 'actor_id' },
}

/** Everything that svc-missions keeps of somebody. */
export function ownArchive(db: Queryable, userId: string): Promise<object> {
  return ownRows(db, ownTables, userId)
}
