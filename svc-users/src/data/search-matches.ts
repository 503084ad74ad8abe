import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

/** When a match is told: with the mail on new missions, or as soon as the hour allows. */
export type MatchTelling = 'digest' | 'at_once'

/** A new mission that a kept search of somebody found. */
interface SearchMatch {
  userId: string
  missionId: string
  tell: MatchTelling
  matchedAt: Date
  toldAt: Date | null
}

export const table = defineTable<SearchMatch>('search_matches', {
  userId: 'uuid',
  missionId: 'uuid',
  tell: 'text',
  matchedAt: 'timestamptz',
  toldAt: 'timestamptz',
})

/**
 * Keeps what is to be told; a mission that somebody was told of, or waits to be, is not added again. Accounts are held
 * first: a deletion at the same moment waits for this, and erases it, or is seen here.
 */
export async function add(
  tx: Tx,
  { userIds, missionId, tell, at }: { userIds: readonly string[]; missionId: string; tell: MatchTelling; at: Date },
): Promise<void> {
  await tx.query({
    name: 'search-matches-add',
    text: `insert into search_matches (user_id, mission_id, tell, matched_at)
      select told.id, $2, $3, $4 from (
        select id from users where id = any($1::uuid[]) and status <> 'deleted' order by id for share
      ) told on conflict do nothing`,
    values: [userIds, missionId, tell, at],
  })
}

/** People who wait to be told at once, and have not been told of anything since a time. */
export async function findDueAtOnce(db: Queryable, since: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'search-matches-due',
    text: `select distinct waiting.user_id as id from search_matches waiting
      where waiting.tell = 'at_once' and waiting.told_at is null and not exists (
        select from search_matches told
        where told.user_id = waiting.user_id and told.tell = 'at_once' and told.told_at > $1)
      limit $2`,
    values: [since, limit],
  })
  return rows.map(({ id }) => id)
}

/** Marks all that waits for somebody as told; of two processes one gets it. @returns the missions */
export async function take(tx: Tx, userId: string, tell: MatchTelling, at: Date): Promise<string[]> {
  const { rows } = await tx.query<{ missionId: string }>({
    name: 'search-matches-take',
    text: `update search_matches set told_at = $3 where user_id = $1 and tell = $2 and told_at is null
      returning ${table.pick('missionId').select()}`,
    values: [userId, tell, at],
  })
  return rows.map(({ missionId }) => missionId)
}
