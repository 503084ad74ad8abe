import { randomUUID } from 'node:crypto'
import type { ArticleCreation } from '@ensemble/contracts/articles/content'
import { reachOf } from '@ensemble/contracts/permissions'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { linkFiles } from '../data/article-files.ts'
import { noteHistory } from '../data/article-history.ts'
import { saveArticle } from '../data/articles.ts'
import { keepRevision } from '../data/revisions.ts'
import type { Deps } from '../deps.ts'
import type { Article } from '../domain/article.ts'
import { articleInput, type Editor, filesOf } from './article-input.ts'
import { requireRoomForFeatured } from './featured.ts'

/** Given by imports, whose addresses must not change. */
interface Import {
  id?: string
}

/**
 * Begins an article as a draft of its author.
 * @throws Refusal FORBIDDEN for a member; as `articleInput`
 */
export async function createArticle(
  deps: Deps,
  author: Editor,
  { id = randomUUID(), ...content }: ArticleCreation & Import,
): Promise<Article> {
  if (reachOf('article.write', author.role) === 'no') refuse('FORBIDDEN')
  const now = deps.clock.now()
  const input = await articleInput(deps, author, content)
  const article: Article = {
    ...blank,
    // An article of a referent is the department's unless it is said to be for everybody.
    departmentCode: author.role === 'referent' ? author.departmentCode : null,
    ...input,
    title: input.title ?? content.title,
    language: content.language,
    id,
    authorId: author.id,
    createdAt: now,
    updatedAt: now,
    textChangedAt: now,
  }
  await inTransaction(deps.db, async (tx) => {
    if (article.featured) await requireRoomForFeatured(tx, author, article.id)
    await saveArticle(tx, article)
    const files = filesOf(article)
    await linkFiles(tx, article.id, files)
    await keepRevision(tx, article, { editorId: author.id, files, at: now })
    await noteHistory(tx, article.id, { action: 'created', actorId: author.id, at: now })
  })
  return article
}

const blank: Omit<
  Article,
  'id' | 'title' | 'language' | 'authorId' | 'createdAt' | 'updatedAt' | 'textChangedAt' | 'departmentCode'
> = {
  version: 1,
  summary: null,
  body: '',
  categories: [],
  cancerTypes: [],
  coverKey: null,
  coverAlt: null,
  status: 'draft',
  submittedForReviewAt: null,
  sentBackAt: null,
  sentBackComment: null,
  publishedAt: null,
  publishedBy: null,
  firstPublishedAt: null,
  medicallyReviewedBy: null,
  medicallyReviewedAt: null,
  sources: [],
  featured: false,
  attachments: [],
}
