import type { ArticleCard } from '@ensemble/contracts/articles/http'
import type { ArticleStatus, Role } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import type { Queryable } from '@ensemble/service-kit/database'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import { conditionsOf, Values } from '@ensemble/service-kit/lists/conditions'
import { listPage, type ListPage } from '@ensemble/service-kit/lists/list-page'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { categoriesOfInterest } from '../domain/interests.ts'

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
  submittedForReviewAt: { sql: 'a.submitted_for_review_at', kind: 'date', sortable: true, filterable: true },
  attachmentCount: { sql: 'a.attachment_count', kind: 'number', filterable: true },
  authorId: { sql: 'a.author_id', kind: 'enum', filterable: true },
}

export interface ArticleListInput {
  request: ListRequest
  status?: ArticleStatus
  relatedTo?: string
  /** National articles and those of the own department, what concerns the reader first. */
  forMe?: boolean
}

interface ListReader {
  id: string
  role: Role
  departmentCode: string | null
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
 * Without a sort, featured articles come first, then the newest. Words that no article holds are looked for once more
 * in titles, as somebody may have mistyped them.
 */
export async function listArticles(db: Queryable, reader: ListReader, input: ArticleListInput) {
  const found = await page(db, reader, input, wordsCondition)
  if (found.total > 0 || input.request.search === '') return found
  return page(db, reader, input, (values, search) => `a.title % ${values.add(search)}`)
}

/** As full text: French words by their stem, without accents. */
function wordsCondition(values: Values, search: string): string {
  return `a.search @@ websearch_to_tsquery('french_unaccent', ${values.add(search)})`
}

async function page(
  db: Queryable,
  reader: ListReader,
  { request, status, relatedTo, forMe }: ArticleListInput,
  searched: (values: Values, search: string) => string,
): Promise<ListPage<ArticleCard>> {
  const values = new Values()
  const conditions = ['a.deleted_at is null', statusCondition(status ?? 'published', reader, values)]
  conditions.push(conditionsOf(request.filters, articleColumns, values))
  if (request.search) conditions.push(searched(values, request.search))
  if (relatedTo) conditions.push(relatedCondition(values.add(relatedTo)))
  if (forMe) conditions.push(`(a.department_code is null or a.department_code = ${values.add(reader.departmentCode)})`)
  const orderBy = forMe
    ? `${concerns(values, reader)} desc, a.published_at desc`
    : relatedTo
      ? `${kinship(values.add(relatedTo))} desc, a.published_at desc nulls last`
      : frontOrder(request, status)
  const rows = await listPage<CardRow>(db, {
    select: cardColumns,
    from: 'articles a left join author_names n on n.user_id = a.author_id',
    where: conditions.join(' and '),
    values,
    tieBreaker: 'a.id',
    columns: articleColumns,
    request,
    ...(orderBy === undefined ? {} : { orderBy }),
  })
  return { ...rows, rows: rows.rows.map(toCard) }
}

/** Featured first, where nothing else was asked for. */
function frontOrder({ sort, order, search }: ListRequest, status?: ArticleStatus): string | undefined {
  const usual = sort === 'publishedAt' && order === 'desc' && !search && status !== 'draft'
  return usual ? 'a.featured desc, a.published_at desc' : undefined
}

/** Other articles with a category or a cancer type in common. */
function relatedCondition(id: string): string {
  return `a.id <> ${id} and exists (select 1 from articles o where o.id = ${id}
    and (a.categories && o.categories or a.cancer_types && o.cancer_types) and a.language = o.language)`
}

/** How much two articles have in common. */
function kinship(id: string): string {
  return `(select cardinality(array(select unnest(a.categories) intersect select unnest(o.categories)))
    + 2 * cardinality(array(select unnest(a.cancer_types) intersect select unnest(o.cancer_types)))
    from articles o where o.id = ${id})`
}

/** Whether an article is new, and of the reader's department or interests. */
function concerns(values: Values, { id, departmentCode }: ListReader): string {
  const mapping = values.add(JSON.stringify(categoriesOfInterest))
  return `coalesce(a.published_at > now() - interval '30 days' and (a.department_code = ${values.add(departmentCode)}
    or a.categories && array(
      select jsonb_array_elements_text(${mapping}::jsonb -> interest)
      from readers_v1 r, unnest(r.interest_domains) as interest where r.user_id = ${values.add(id)})), false)`
}

function statusCondition(status: ArticleStatus, reader: ListReader, values: Values): string {
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
