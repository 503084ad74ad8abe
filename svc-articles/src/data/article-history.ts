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
  /** With which words an article was sent back. */
  comment: string | null
}

export const articleHistory = defineTable<HistoryLine>('article_history', {
  articleId: 'uuid',
  action: 'text',
  actorId: 'uuid',
  at: 'timestamptz',
  comment: 'text',
})

const insert = articleHistory.insert({ name: 'note-article-history' })

type NewLine = Omit<HistoryLine, 'articleId' | 'comment'> & { comment?: string | null }

/** Notes what happened to an article. */
export async function noteHistory(tx: Tx, articleId: string, { comment = null, ...line }: NewLine): Promise<void> {
  await tx.query(insert({ articleId, ...line, comment }))
}

export async function historyOf(db: Queryable, articleId: string): Promise<History> {
  const { rows } = await db.query<{
    action: History[number]['action']
    at: Date
    by: string | null
    comment: string | null
  }>({
    name: 'article-history',
    text: `select h.action, h.at, n.display_name as by, h.comment from article_history h
      left join author_names n on n.user_id = h.actor_id where h.article_id = $1 order by h.id`,
    values: [articleId],
  })
  return rows.map(({ action, at, by, comment }) => ({
    action,
    at: at.toISOString(),
    by,
    ...(comment === null ? {} : { comment }),
  }))
}
