import type { ArticleCard } from '@ensemble/contracts/articles/http'
import type { ArticleStatus, Role } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import type { Queryable } from '@ensemble/service-kit/database'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import { conditionsOf, Values } from '@ensemble/service-kit/lists/conditions'
import { listPage, type ListPage } from '@ensemble/service-kit/lists/list-page'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'

/** What the list of articles offers to filter, sort and count by. */
export const articleColumns: ListColumns = {
  title: { sql: 'a.title', kind: 'text', sortable: true, filterable: true },
  categories: { sql: 'a.categories', kind: 'enumList', filterable: true, facet: true },
  cancerTypes: { sql: 'a.cancer_types', kind: 'enumList', filterable: true, facet: true, postOnly: true },
  language: { sql: 'a.language', kind: 'enum', filterable: true, facet: true },
  departmentCode: { sql: 'a.department_code', kind: 'enum', filterable: true, facet: true },
  publishedAt: { sql: 'a.published_at', kind: 'date', sortable: true, filterable: true },
  updatedAt: { sql: 'a.updated_at', kind: 'date', sortable: true, filterable: true },
  readingMinutes: { sql: 'a.reading_minutes', kind: 'number', sortable: true, filterable: true },
  featured: { sql: 'a.featured', kind: 'boolean', filterable: true },
}

export interface ArticleListInput {
  request: ListRequest
  status?: ArticleStatus
  relatedTo?: string
}

/** The row of a card as SQL gives it; instants are ISO text with the session's offset. */
type CardRow = Omit<ArticleCard, 'author'> & { authorId: string | null; authorName: string | null }

const cardColumns = `a.id, a.title, a.summary, a.cover_key as "coverKey", a.cover_alt as "coverAlt", a.categories,
  a.cancer_types as "cancerTypes", a.language, a.department_code as "departmentCode", a.status, a.featured,
  a.author_id as "authorId", n.display_name as "authorName", a.published_at as "publishedAt",
  a.reading_minutes as "readingMinutes", a.submitted_for_review_at as "submittedForReviewAt", a.attachments`

/** The name under which articles stay whose author left (issue of erasure: an article outlives its author). */
const leagueName = 'La Ligue'

/**
 * Articles that the reader may see: published ones, or drafts in the reader's reach (decisions.md §5 and §6).
 * Without a sort, featured articles come first, then the newest.
 */
export async function listArticles(
  db: Queryable,
  reader: { id: string; role: Role },
  input: ArticleListInput,
): Promise<ListPage<ArticleCard>> {
  const values = new Values()
  const { request } = input
  const conditions = ['a.deleted_at is null', statusCondition(input.status ?? 'published', reader, values)]
  conditions.push(conditionsOf(request.filters, articleColumns, values))
  if (request.search) {
    const words = values.add(request.search)
    conditions.push(`(a.search @@ websearch_to_tsquery('french_unaccent', ${words}) or a.title % ${words})`)
  }
  if (input.relatedTo) {
    const id = values.add(input.relatedTo)
    conditions.push(`a.id <> ${id} and a.categories && (select categories from articles where id = ${id})`)
  }
  const page = await listPage<CardRow>(db, {
    select: cardColumns,
    from: 'articles a left join author_names n on n.user_id = a.author_id',
    where: conditions.join(' and '),
    values,
    tieBreaker: 'a.id',
    columns: articleColumns,
    request,
    ...(request.sort === 'publishedAt' && request.order === 'desc' && !request.search
      ? { orderBy: 'a.featured desc, a.published_at desc nulls last' }
      : {}),
  })
  return { ...page, rows: page.rows.map(toCard) }
}

function statusCondition(status: ArticleStatus, reader: { id: string; role: Role }, values: Values): string {
  if (status === 'published') return `a.status = 'published'`
  const reach = reachOf('article.see_drafts', reader.role)
  if (reach === 'all') return `a.status = 'draft'`
  return reach === 'own' ? `a.status = 'draft' and a.author_id = ${values.add(reader.id)}` : 'false'
}

function toCard({ authorId, authorName, ...row }: CardRow): ArticleCard {
  return {
    ...row,
    publishedAt: instant(row.publishedAt),
    submittedForReviewAt: instant(row.submittedForReviewAt),
    author: authorOf(authorId, authorName),
  }
}

/** The author as readers see one: erased or unknown authors give way to the league. */
export function authorOf(id: string | null, displayName: string | null): ArticleCard['author'] {
  return displayName === null ? { id: null, displayName: leagueName } : { id, displayName }
}

function instant(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString()
}
