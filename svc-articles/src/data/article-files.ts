import type { Reach } from '@ensemble/contracts/permissions'
import type { Queryable, Tx } from '@ensemble/service-kit/database'

/** Says which files an article shows from now on: they may be read with it. */
export async function linkFiles(tx: Tx, articleId: string, keys: readonly string[]): Promise<void> {
  await tx.query({
    name: 'link-article-files',
    text: `with gone as (delete from article_files where article_id = $1 and not key = any($2::text[]))
      insert into article_files (article_id, key) select $1, key from unnest($2::text[]) as key
      on conflict do nothing`,
    values: [articleId, [...new Set(keys)]],
  })
}

/**
 * Whether a file belongs to an article that somebody may read: cover, attachment or picture in the text. What an earlier
 * text shows is for those who write the article, who may put it back.
 */
export async function isInReadableArticle(
  db: Queryable,
  { key, readerId, drafts, writes }: { key: string; readerId: string; drafts: Reach; writes: Reach },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'file-in-readable-article',
    text: `select 1 from article_files f join articles a on a.id = f.article_id
      where f.key = $1 and a.deleted_at is null
        and (a.status = 'published' or $2 = 'all' or ($2 = 'own' and a.author_id = $3))
      union all
      select 1 from article_revision_files r join articles a on a.id = r.article_id
      where r.key = $1 and a.deleted_at is null and ($4 = 'all' or ($4 = 'own' and a.author_id = $3)) limit 1`,
    values: [key, drafts, readerId, writes],
  })
  return rowCount > 0
}
