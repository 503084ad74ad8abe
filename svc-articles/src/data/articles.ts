import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { type Article, readingMinutes } from '../domain/article.ts'

interface ArticleRow {
  id: string
  version: number
  title: string
  summary: string | null
  body: string
  categories: Article['categories']
  cancer_types: Article['cancerTypes']
  cover_key: string | null
  cover_alt: string | null
  language: Article['language']
  department_code: string | null
  author_id: string | null
  status: Article['status']
  submitted_for_review_at: Date | null
  published_at: Date | null
  published_by: string | null
  first_published_at: Date | null
  medically_reviewed_by: string | null
  medically_reviewed_at: Date | null
  sources: string[]
  featured: boolean
  attachments: Article['attachments']
  created_at: Date
  updated_at: Date
}

const columns = `id, version, title, summary, body, categories, cancer_types, cover_key, cover_alt, language,
  department_code, author_id, status, submitted_for_review_at, published_at, published_by, first_published_at,
  medically_reviewed_by, medically_reviewed_at, sources, featured, attachments,
  created_at, updated_at`

function toArticle(row: ArticleRow): Article {
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    summary: row.summary,
    body: row.body,
    categories: row.categories,
    cancerTypes: row.cancer_types,
    coverKey: row.cover_key,
    coverAlt: row.cover_alt,
    language: row.language,
    departmentCode: row.department_code,
    authorId: row.author_id,
    status: row.status,
    submittedForReviewAt: row.submitted_for_review_at,
    publishedAt: row.published_at,
    publishedBy: row.published_by,
    firstPublishedAt: row.first_published_at,
    medicallyReviewedBy: row.medically_reviewed_by,
    medicallyReviewedAt: row.medically_reviewed_at,
    sources: row.sources,
    featured: row.featured,
    attachments: row.attachments,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export async function findArticle(db: Queryable, id: string): Promise<Article | null> {
  const { rows } = await db.query<ArticleRow>({
    name: 'find-article',
    text: `select ${columns} from articles where id = $1 and deleted_at is null`,
    values: [id],
  })
  return rows[0] ? toArticle(rows[0]) : null
}

/** Locks the article until the transaction ends, so that the version of its events follows their order. */
export async function lockArticle(tx: Tx, id: string): Promise<Article | null> {
  const { rows } = await tx.query<ArticleRow>({
    name: 'lock-article',
    text: `select ${columns} from articles where id = $1 and deleted_at is null for update`,
    values: [id],
  })
  return rows[0] ? toArticle(rows[0]) : null
}

/** Writes an article whole: a new row, or the next version of the one that `lockArticle` gave. */
export async function saveArticle(tx: Tx, article: Article): Promise<void> {
  await tx.query({
    name: 'save-article',
    text: `insert into articles (${columns}, reading_minutes)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25)
      on conflict (id) do update set
        version = excluded.version, title = excluded.title, summary = excluded.summary, body = excluded.body,
        categories = excluded.categories, cancer_types = excluded.cancer_types, cover_key = excluded.cover_key,
        cover_alt = excluded.cover_alt, language = excluded.language, department_code = excluded.department_code,
        status = excluded.status, submitted_for_review_at = excluded.submitted_for_review_at,
        published_at = excluded.published_at, published_by = excluded.published_by,
        first_published_at = excluded.first_published_at, medically_reviewed_by = excluded.medically_reviewed_by,
        medically_reviewed_at = excluded.medically_reviewed_at, sources = excluded.sources,
        featured = excluded.featured, attachments = excluded.attachments, updated_at = excluded.updated_at, reading_minutes = excluded.reading_minutes`,
    values: [
      article.id,
      article.version,
      article.title,
      article.summary,
      article.body,
      article.categories,
      article.cancerTypes,
      article.coverKey,
      article.coverAlt,
      article.language,
      article.departmentCode,
      article.authorId,
      article.status,
      article.submittedForReviewAt,
      article.publishedAt,
      article.publishedBy,
      article.firstPublishedAt,
      article.medicallyReviewedBy,
      article.medicallyReviewedAt,
      article.sources,
      article.featured,
      JSON.stringify(article.attachments),
      article.createdAt,
      article.updatedAt,
      readingMinutes(article.body),
    ],
  })
}

/** Locks the next scheduled article whose time has come, unless another process has it. */
export async function lockDueArticle(tx: Tx, now: Date): Promise<Article | null> {
  const { rows } = await tx.query<ArticleRow>({
    name: 'lock-due-article',
    text: `select ${columns} from articles
      where status = 'draft' and published_at is not null and published_at <= $1 and deleted_at is null
      order by published_at limit 1 for update skip locked`,
    values: [now],
  })
  return rows[0] ? toArticle(rows[0]) : null
}

/** Marks an article as deleted; its files are then shown by nothing, nor kept for an earlier text. */
export async function deleteArticleRow(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'delete-article',
    text: `update articles set deleted_at = $2, updated_at = $2, version = version + 1, featured = false where id = $1`,
    values: [id, at],
  })
  await tx.query({
    name: 'unlink-article-files',
    text: `with earlier as (delete from article_revision_files where article_id = $1)
      delete from article_files where article_id = $1`,
    values: [id],
  })
}
