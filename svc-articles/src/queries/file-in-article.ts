import type { Role } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import type { Queryable } from '@ensemble/service-kit/database'

/**
 * Whether a file belongs to an article that somebody may read: cover, attachment or picture in the text. What an earlier
 * text shows is for those who write the article, who may put it back.
 */
export async function isInReadableArticle(
  db: Queryable,
  reader: { id: string; role: Role },
  key: string,
): Promise<boolean> {
  const drafts = reachOf('article.see_drafts', reader.role)
  const writes = reachOf('article.write', reader.role)
  const { rowCount } = await db.query({
    name: 'file-in-readable-article',
    text: `select 1 from article_files f join articles a on a.id = f.article_id
      where f.key = $1 and a.deleted_at is null
        and (a.status = 'published' or $2 = 'all' or ($2 = 'own' and a.author_id = $3))
      union all
      select 1 from article_revision_files r join articles a on a.id = r.article_id
      where r.key = $1 and a.deleted_at is null and ($4 = 'all' or ($4 = 'own' and a.author_id = $3)) limit 1`,
    values: [key, drafts, reader.id, writes],
  })
  return rowCount > 0
}
