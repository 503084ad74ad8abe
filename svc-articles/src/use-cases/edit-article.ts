import type { ArticleEdit } from '@ensemble/contracts/articles/content'
import { articleEvents } from '@ensemble/contracts/articles/events'
import { inTransaction } from '@ensemble/service-kit/database'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import { refuse } from '@ensemble/service-kit/refusal'
import { linkFiles } from '../data/article-files.ts'
import { findArticle, lockArticle, saveArticle } from '../data/articles.ts'
import { keepRevision } from '../data/revisions.ts'
import type { Deps } from '../deps.ts'
import { type Article, mayRead, requireComplete, requireFresh } from '../domain/article.ts'
import { mayEdit, stateOf } from '../domain/article-state.ts'
import { articleEvent } from '../outbox/outgoing.ts'
import { articleInput, type Editor, filesOf } from './article-input.ts'
import { requireRoomForFeatured } from './featured.ts'

/**
 * Changes what an article says. One that is published stays live, and must stay complete.
 * @throws Refusal NOT_FOUND, FORBIDDEN, STALE_UPDATE, ARTICLE_INCOMPLETE; as `articleInput`
 */
export async function editArticle(
  deps: Deps,
  editor: Editor,
  { articleId, updatedAt, ...written }: ArticleEdit & { articleId: string },
): Promise<Article> {
  // Before anything of the files is looked at: who may not edit learns nothing of them.
  const stored = requireEditable(await findArticle(deps.db, articleId), editor)
  const input = await articleInput(deps, editor, written, stored)
  return inTransaction(deps.db, async (tx) => {
    const article = requireEditable(await lockArticle(tx, articleId), editor)
    requireFresh(updatedAt, article)
    if (input.featured !== undefined && input.featured !== article.featured)
      await requireRoomForFeatured(tx, editor, articleId)
    const now = laterThan(article.updatedAt, deps.clock.now())
    const changed: Article = { ...article, ...input, version: article.version + 1, updatedAt: now }
    const edited = saysTheSame(changed, article) ? changed : { ...changed, textChangedAt: now }
    const state = stateOf(article)
    if (state === 'published' || state === 'scheduled') requireComplete(edited)
    await saveArticle(tx, edited)
    const files = filesOf(edited)
    await linkFiles(tx, articleId, files)
    await keepRevision(tx, edited, { editorId: editor.id, files, at: now })
    if (state === 'published') await recordEvent(tx, articleEvent(articleEvents.articleChanged, edited))
    return edited
  })
}

function requireEditable(article: Article | null, editor: Editor): Article {
  if (!article || !mayRead(article, editor)) return refuse('NOT_FOUND')
  return mayEdit(article, editor) ? article : refuse('FORBIDDEN')
}

/** Whether readers find the same words in both; a topic or a place at the front is no change of what they read. */
function saysTheSame(one: Article, other: Article): boolean {
  const words = ({ title, summary, body, sources, attachments }: Article) =>
    JSON.stringify([title, summary, body, sources, attachments])
  return words(one) === words(other)
}

/** The time of a change, later than the one before it: two in one millisecond must not look like the same. */
function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1))
}
