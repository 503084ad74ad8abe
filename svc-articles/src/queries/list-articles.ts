import type { ArticleCard } from '@ensemble/contracts/articles/http'
import type { ArticleStatus, Role } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import type { Queryable } from '@ensemble/service-kit/database'
import { conditionsOf, Values } from '@ensemble/service-kit/lists/conditions'
import { listPage, type ListPage } from '@ensemble/service-kit/lists/list-page'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { selectList } from '@ensemble/service-kit/table'
import { articles } from '../data/articles.ts'
import { articleColumns, leagueName } from './article-columns.ts'
import { concernOf, newestOf } from './articles-for-me.ts'
import { sentBackOf } from './sent-back.ts'
import { kinshipWith, relatedTo as relatedToArticle } from './related-articles.ts'

export interface ArticleListInput {
  request: ListRequest
  status?: ArticleStatus
  relatedTo?: string
  /** National articles and those of one's own department, what concerns the reader first. */
  forMe?: boolean
  /** The order that the caller named; without one, what stands in front comes first. */
  sort?: string
}

export interface ListReader {
  id: string
  role: Role
  departmentCode: string | null
}

/** The row of a card as SQL gives it; instants are ISO text with the session's offset. */
type CardRow = Omit<ArticleCard, 'author' | 'sentBack' | 'updatedAt'> & {
  updatedAt: string
  authorId: string | null
  authorName: string | null
  sentBackAt: string | null
  sentBackComment: string | null
}

const cardColumns = selectList({
  ...articles
    .pick(
      'id',
      'title',
      'summary',
      'coverKey',
      'coverAlt',
      'categories',
      'cancerTypes',
      'language',
      'departmentCode',
      'status',
      'featured',
      'authorId',
      'publishedAt',
      'readingMinutes',
      'submittedForReviewAt',
      'attachments',
      'updatedAt',
      'sentBackAt',
      'sentBackComment',
    )
    .columns('a'),
  authorName: 'n.display_name',
} satisfies Record<keyof CardRow, string>)

/**
 * Articles that the reader may see: published ones, or drafts in the reader's reach. Without a sort, featured articles
 * come first, then the newest. Words that no article holds are looked for once more in titles, as somebody may have
 * mistyped them.
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
  { request, status, relatedTo, forMe, sort }: ArticleListInput,
  searched: (values: Values, search: string) => string,
): Promise<ListPage<ArticleCard>> {
  const values = new Values()
  const conditions = ['a.deleted_at is null', statusCondition(status ?? 'published', reader, values)]
  conditions.push(conditionsOf(request.filters, articleColumns, values))
  if (request.search) conditions.push(searched(values, request.search))
  if (relatedTo) conditions.push(relatedToArticle(values.add(relatedTo)))
  if (forMe) conditions.push(`(a.department_code is null or a.department_code = ${values.add(reader.departmentCode)})`)
  const where = conditions.join(' and ')
  const orderBy = forMe
    ? `${concernOf(values, reader)} desc, a.published_at desc`
    : relatedTo
      ? `${kinshipWith(values.add(relatedTo))} desc, a.published_at desc nulls last`
      : sort === undefined
        ? frontOrder(request, status)
        : undefined
  const rows = await listPage<CardRow>(db, {
    select: cardColumns,
    from: `${forMe ? newestOf(where) : 'articles'} a left join author_names n on n.user_id = a.author_id`,
    where: forMe ? 'true' : where,
    values,
    tieBreaker: 'a.id',
    columns: articleColumns,
    request,
    facetOrder: 'a.published_at desc, a.id desc',
    ...(orderBy === undefined ? {} : { orderBy }),
  })
  return { ...rows, rows: rows.rows.map(toCard) }
}

/** Featured first, where nothing else was asked for. */
function frontOrder({ order, search }: ListRequest, status?: ArticleStatus): string | undefined {
  return order === 'desc' && !search && status !== 'draft' ? 'a.featured desc, a.published_at desc' : undefined
}

function statusCondition(status: ArticleStatus, reader: ListReader, values: Values): string {
  if (status === 'published') return `a.status = 'published'`
  const reach = reachOf('article.see_drafts', reader.role)
  if (reach === 'all') return `a.status = 'draft'`
  return reach === 'own' ? `a.status = 'draft' and a.author_id = ${values.add(reader.id)}` : 'false'
}

function toCard({ authorId, authorName, updatedAt, sentBackAt, sentBackComment, ...row }: CardRow): ArticleCard {
  return {
    ...row,
    publishedAt: instant(row.publishedAt),
    submittedForReviewAt: instant(row.submittedForReviewAt),
    author: authorOf(authorId, authorName),
    // By it a publication says which draft was looked at; what is published waits for none.
    ...(row.status === 'draft' && { updatedAt: new Date(updatedAt).toISOString() }),
    ...sentBackOf({ status: row.status, sentBackAt, sentBackComment }),
  }
}

/** The author as readers see one: erased or unknown authors give way to the league. */
export function authorOf(id: string | null, displayName: string | null): ArticleCard['author'] {
  return displayName === null ? { id: null, displayName: leagueName } : { id, displayName }
}

function instant(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString()
}
