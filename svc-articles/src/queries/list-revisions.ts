import type { ArticleRevision } from '@ensemble/contracts/articles/http'
import type { Role } from '@ensemble/contracts/enumerations'
import type { Queryable } from '@ensemble/service-kit/database'
import { Values } from '@ensemble/service-kit/lists/conditions'
import { listPage } from '@ensemble/service-kit/lists/list-page'
import { refuse } from '@ensemble/service-kit/refusal'
import { findArticle } from '../data/articles.ts'
import { mayRead } from '../domain/article.ts'
import { wordsOf } from '../domain/article-text.ts'
import { mayWrite } from './article-details.ts'

type Row = Omit<ArticleRevision, 'words'> & { body: string }

/**
 * What an article said before, newest first.
 * @throws Refusal NOT_FOUND, FORBIDDEN who does not write it, PAGE_OUT_OF_RANGE
 */
export async function listRevisions(
  db: Queryable,
  reader: { id: string; role: Role },
  { articleId, page = 0, pageSize = 25 }: { articleId: string; page?: number; pageSize?: number },
) {
  const article = await findArticle(db, articleId)
  if (!article || !mayRead(article, reader)) return refuse('NOT_FOUND')
  if (!mayWrite(article, reader)) return refuse('FORBIDDEN')
  const values = new Values()
  const { rows, ...paging } = await listPage<Row>(db, {
    select: `r.revision, r.at, n.display_name as by, r.content->>'title' as title, r.content->>'body' as body`,
    from: 'article_revisions r left join author_names n on n.user_id = r.editor_id',
    where: `r.article_id = ${values.add(articleId)}`,
    values,
    tieBreaker: 'r.revision',
    columns: {},
    request: { page, pageSize, sort: 'revision', order: 'desc', search: '', filters: [], facets: [] },
  })
  const items = rows.map(({ body, at, ...revision }) => ({
    ...revision,
    at: new Date(at).toISOString(),
    words: wordsOf(body),
  }))
  return { ...paging, items }
}
