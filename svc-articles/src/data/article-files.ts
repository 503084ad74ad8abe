import type { Tx } from '@ensemble/service-kit/database'

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
