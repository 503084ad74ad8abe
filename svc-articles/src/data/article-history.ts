import type { Article } from '@ensemble/contracts/articles/http'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

type History = NonNullable<Article['history']>

interface HistoryLine {
  articleId: string
  action: History[number]['action']
  /** `null` for what happened by itself. */
  actorId: string | null
  at: Date
}

export const articleHistory = defineTable<HistoryLine>('article_history', {
  articleId: 'uuid',
  action: 'text',
  actorId: 'uuid',
  at: 'timestamptz',
})

const insert = articleHistory.insert({ name: 'note-article-history' })

/** Notes what happened to an article. */
export async function noteHistory(tx: Tx, articleId: string, line: Omit<HistoryLine, 'articleId'>): Promise<void> {
  await tx.query(insert({ articleId, ...line }))
}

export async function historyOf(db: Queryable, articleId: string): Promise<History> {
  const { rows } = await db.query<{ action: History[number]['action']; at: Date; by: string | null }>({
    name: 'article-history',
    text: `select h.action, h.at, n.display_name as by from article_history h
      left join author_names n on n.user_id = h.actor_id where h.article_id = $1 order by h.id`,
    values: [articleId],
  })
  return rows.map(({ action, at, by }) => ({ action, at: at.toISOString(), by }))
}
