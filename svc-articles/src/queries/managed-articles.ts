import type { ManagedArticle } from '@ensemble/contracts/articles/managed-article'
import { articleStates } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import type { Queryable } from '@ensemble/service-kit/database'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import { conditionsOf, escapeLike, Values } from '@ensemble/service-kit/lists/conditions'
import { listPage, type ListPage } from '@ensemble/service-kit/lists/list-page'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { selectList } from '@ensemble/service-kit/table'
import { allowedActions } from '../domain/article.ts'
import type { Person } from '../domain/article-state.ts'
import { fewestReads, leagueName } from './article-columns.ts'
import { authorOf } from './list-articles.ts'

/** `stateOf` of the domain, in SQL. */
const stateSql = `case when a.status = 'published' then 'published' when a.published_at is not null then 'scheduled'
  when a.submitted_for_review_at is not null then 'submitted' else 'draft' end`

/** So few readers that they could be told one by one are not told at all, by the order of a list neither. */
const readsSql = `(select case when sum(c.reads) >= ${fewestReads} then sum(c.reads)::int end
  from article_read_counts c where c.article_id = a.id)`

const authorSql = `coalesce(n.display_name, '${leagueName}')`

export const managedColumns: ListColumns = {
  title: { sql: 'a.title', kind: 'text', filterable: true, sortable: true, neverNull: true },
  state: { sql: stateSql, kind: 'enum', filterable: true, sortable: true, facet: true, values: articleStates },
  authorName: { sql: authorSql, kind: 'text', filterable: true, sortable: true, neverNull: true },
  categories: { sql: 'a.categories', kind: 'enumList', filterable: true },
  language: { sql: 'a.language', kind: 'enum', filterable: true, sortable: true, neverNull: true },
  departmentCode: { sql: `coalesce(a.department_code, 'national')`, kind: 'enum', filterable: true, sortable: true },
  featured: { sql: 'a.featured', kind: 'boolean', filterable: true, sortable: true, neverNull: true },
  reads: { sql: readsSql, kind: 'integer', filterable: true, sortable: true },
  readingMinutes: { sql: 'a.reading_minutes', kind: 'integer', filterable: true, sortable: true, neverNull: true },
  submittedForReviewAt: { sql: 'a.submitted_for_review_at', kind: 'date', filterable: true, sortable: true },
  publishedAt: { sql: 'a.published_at', kind: 'date', filterable: true, sortable: true },
  updatedAt: { sql: 'a.updated_at', kind: 'date', filterable: true, sortable: true, neverNull: true },
}

const shown = selectList({
  id: 'a.id',
  title: 'a.title',
  state: stateSql,
  status: 'a.status',
  authorId: 'a.author_id',
  authorName: 'n.display_name',
  categories: 'a.categories',
  language: 'a.language',
  departmentCode: 'a.department_code',
  featured: 'a.featured',
  readingMinutes: 'a.reading_minutes',
  reads: readsSql,
  submittedForReviewAt: 'a.submitted_for_review_at',
  publishedAt: 'a.published_at',
  updatedAt: 'a.updated_at',
  changedBy: `(select e.display_name from article_revisions r left join author_names e on e.user_id = r.editor_id
    where r.article_id = a.id order by r.revision desc limit 1)`,
  changedAt: `(select r.at from article_revisions r where r.article_id = a.id order by r.revision desc limit 1)`,
})

interface Row extends Omit<ManagedArticle, 'author' | 'allowedActions' | 'changedAt'> {
  status: 'draft' | 'published'
  authorId: string | null
  authorName: string | null
  changedAt: string | null
}

/**
 * The articles that somebody writes or looks after: all of them, or their own.
 * @throws Refusal VALIDATION_FAILED, PAGE_OUT_OF_RANGE
 */
export async function managedArticles(
  db: Queryable,
  { actor, request }: { actor: Person; request: ListRequest },
): Promise<ListPage<ManagedArticle>> {
  const values = new Values()
  const conditions = ['a.deleted_at is null', conditionsOf(request.filters, managedColumns, values)]
  if (reachOf('article.write', actor.role) !== 'all') conditions.push(`a.author_id = ${values.add(actor.id)}`)
  if (request.search) {
    const words = values.add(request.search)
    const half = values.add(`%${escapeLike(request.search)}%`)
    conditions.push(`(a.search @@ websearch_to_tsquery('french_unaccent', ${words}) or a.title ilike ${half}
      or n.display_name ilike ${half})`)
  }
  const {
    rows,
    next: _next,
    previous: _previous,
    ...page
  } = await listPage<Row>(db, {
    select: shown,
    from: 'articles a left join author_names n on n.user_id = a.author_id',
    where: conditions.join(' and '),
    values,
    tieBreaker: 'a.id',
    columns: managedColumns,
    request,
  })
  return { ...page, rows: rows.map((row) => toManaged(row, actor)) }
}

function toManaged({ status, authorId, authorName, changedAt, ...row }: Row, actor: Person): ManagedArticle {
  const [submittedForReviewAt, publishedAt] = [dateOf(row.submittedForReviewAt), dateOf(row.publishedAt)]
  return {
    ...row,
    author: authorOf(authorId, authorName),
    submittedForReviewAt: submittedForReviewAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: new Date(row.updatedAt).toISOString(),
    ...(changedAt !== null && { changedAt: new Date(changedAt).toISOString() }),
    allowedActions: allowedActions({ status, authorId, publishedAt, submittedForReviewAt }, actor),
  }
}

/** Instants of a row are ISO text with the session's offset. */
function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
