import type { Queryable, Tx } from '@ensemble/service-kit/database'
import type { Article } from '../domain/article.ts'

/** What a revision keeps: everything that a person writes. */
export type ArticleContentFields = Pick<
  Article,
  | 'title'
  | 'summary'
  | 'body'
  | 'categories'
  | 'cancerTypes'
  | 'coverKey'
  | 'coverAlt'
  | 'attachments'
  | 'language'
  | 'departmentCode'
  | 'medicallyReviewedBy'
  | 'sources'
> & { medicallyReviewedAt: string | null }

/**
 * What one person saves in one sitting is one revision: a form that saves by itself every 20 s would make hundreds. A
 * sitting ends with a pause, after some minutes, or when an earlier text is put back.
 */
const sittingMinutes = 10
const pauseSeconds = 45

interface Sitting {
  editorId: string
  /** The files that the article shows. */
  files: readonly string[]
  at: Date
}

/**
 * Keeps what an article says now: in the revision of this sitting, or in a new one where it says something new. The
 * article's row is locked.
 */
export async function keepRevision(tx: Tx, article: Article, { editorId, files, at }: Sitting): Promise<void> {
  const { title, summary, body, categories, cancerTypes, coverKey, coverAlt, attachments } = article
  const { language, departmentCode, medicallyReviewedBy, medicallyReviewedAt, sources } = article
  const content = { title, summary, body, categories, cancerTypes, coverKey, coverAlt, attachments, language }
  const review = { departmentCode, medicallyReviewedBy, medicallyReviewedAt, sources }
  await tx.query({
    name: 'keep-revision',
    text: `with last as (
        select revision, editor_id, begun_at, at, content from article_revisions where article_id = $1
        order by revision desc limit 1
      ), revision as (
        select case when content = $2::jsonb or (
            editor_id = $3 and begun_at > $4::timestamptz - make_interval(mins => ${sittingMinutes})
            and at > $4::timestamptz - make_interval(secs => ${pauseSeconds})
            -- What somebody puts back replaces a text that stays reachable.
            and not exists (select from article_revisions r
              where r.article_id = $1 and r.revision < last.revision and r.content = $2::jsonb)
          ) then revision else revision + 1 end as number from last
      ), kept as (
        insert into article_revisions (article_id, revision, content, editor_id, begun_at, at)
        values ($1, coalesce((select number from revision), 1), $2::jsonb, $3, $4, $4)
        -- What says nothing new is no change of who wrote it last, whoever saves it.
        on conflict (article_id, revision) do update set content = excluded.content,
          at = case when article_revisions.content = excluded.content then article_revisions.at else excluded.at end
        returning revision
      ), gone as (
        delete from article_revision_files f using kept
        where f.article_id = $1 and f.revision = kept.revision and not f.key = any($5::text[])
      )
      insert into article_revision_files (article_id, revision, key)
      select $1, kept.revision, key from kept, unnest($5::text[]) as key on conflict do nothing`,
    values: [article.id, JSON.stringify({ ...content, ...review }), editorId, at, [...new Set(files)]],
  })
}

export async function findRevision(
  db: Queryable,
  articleId: string,
  revision: number,
): Promise<ArticleContentFields | null> {
  const { rows } = await db.query<{ content: ArticleContentFields }>({
    name: 'find-revision',
    text: 'select content from article_revisions where article_id = $1 and revision = $2',
    values: [articleId, revision],
  })
  return rows[0]?.content ?? null
}
