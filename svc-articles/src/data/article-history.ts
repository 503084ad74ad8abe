import type { Article } from '@ensemble/contracts/articles/http'
import type { Queryable, Tx } from '@ensemble/service-kit/database'

type History = NonNullable<Article['history']>

/** Notes what happened to an article; `null` for what happened by itself. */
export async function noteHistory(
  tx: Tx,
  articleId: string,
  { action, actorId, at }: { action: History[number]['action']; actorId: string | null; at: Date },
): Promise<void> {
  await tx.query({
    name: 'note-article-history',
    text: 'insert into article_history (article_id, action, actor_id, at) values ($1, $2, $3, $4)',
    values: [articleId, action, actorId, at],
  })
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
