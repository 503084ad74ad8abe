import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'
import { type Article, readingMinutes } from '../domain/article.ts'

export const articles = defineTable<Article & { readingMinutes: number }>('articles', {
  id: 'uuid',
  version: 'integer',
  title: 'text',
  summary: 'text',
  body: 'text',
  categories: 'text[]',
  cancerTypes: 'text[]',
  coverKey: 'text',
  coverAlt: 'text',
  language: 'text',
  departmentCode: 'text',
  authorId: 'uuid',
  status: 'text',
  submittedForReviewAt: 'timestamptz',
  sentBackAt: 'timestamptz',
  sentBackComment: 'text',
  publishedAt: 'timestamptz',
  publishedBy: 'uuid',
  firstPublishedAt: 'timestamptz',
  medicallyReviewedBy: 'text',
  medicallyReviewedAt: 'timestamptz',
  sources: 'text[]',
  featured: 'boolean',
  attachments: 'jsonb',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  textChangedAt: 'timestamptz',
  readingMinutes: 'integer',
})

const columns = articles.without('readingMinutes').select()

export async function findArticle(db: Queryable, id: string): Promise<Article | null> {
  const { rows } = await db.query<Article>({
    name: 'find-article',
    text: `select ${columns} from articles where id = $1 and deleted_at is null`,
    values: [id],
  })
  return rows[0] ?? null
}

/** Locks the article until the transaction ends, so that the version of its events follows their order. */
export async function lockArticle(tx: Tx, id: string): Promise<Article | null> {
  const { rows } = await tx.query<Article>({
    name: 'lock-article',
    text: `select ${columns} from articles where id = $1 and deleted_at is null for update`,
    values: [id],
  })
  return rows[0] ?? null
}

const save = articles.insert({
  name: 'save-article',
  then: `on conflict (id) do update set ${articles.excludedBut('id', 'authorId', 'createdAt')}`,
})

/** Writes an article whole: a new row, or the next version of the one that `lockArticle` gave. */
export async function saveArticle(tx: Tx, article: Article): Promise<void> {
  await tx.query(save({ ...article, readingMinutes: readingMinutes(article.body) }))
}

/** Locks the next scheduled article whose time has come, unless another process has it. */
export async function lockDueArticle(tx: Tx, now: Date): Promise<Article | null> {
  const { rows } = await tx.query<Article>({
    name: 'lock-due-article',
    text: `select ${columns} from articles
      where status = 'draft' and published_at is not null and published_at <= $1 and deleted_at is null
      order by published_at limit 1 for update skip locked`,
    values: [now],
  })
  return rows[0] ?? null
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
