import type { Article } from '@ensemble/contracts/articles/http'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { sampleArticle, samplePage } from './sample-articles.ts'

/** A draft in the hands of its author. */
export const draft = sampleArticle({
  status: 'draft',
  publishedAt: null,
  firstPublishedAt: null,
  allowedActions: ['edit', 'submit', 'delete'],
})

/** A time after the draft's last change. */
export const laterBy = (minutes: number) => new Date(Date.parse(draft.updatedAt) + minutes * 60_000).toISOString()

/** What the service answers an editor, which remembers what was saved. */
export function edited(source: Article = draft) {
  let current = source
  return {
    'article.get': () => current,
    'article.list': () => samplePage([]),
    'article.edit': ({ body }: { body: { title?: string; updatedAt: string } }) => {
      if (body.updatedAt !== current.updatedAt)
        throw refusal('STALE_UPDATE', 'Une autre personne a modifié ce contenu.')
      current = { ...current, title: body.title ?? current.title, updatedAt: laterBy(1) }
      return current
    },
    /** As somebody else saves. */
    elsewhere: (part: Partial<Article>) => {
      current = { ...current, ...part }
    },
  }
}
