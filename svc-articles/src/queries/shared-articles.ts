import type { ArticleCard } from '@ensemble/contracts/articles/http'
import type { Queryable } from '@ensemble/service-kit/database'
import type { ListPage } from '@ensemble/service-kit/lists/list-page'
import { factsSoFar } from '@ensemble/service-kit/outbox/rows'
import { SharedAnswers } from '@ensemble/service-kit/shared-answers'
import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { type ArticleListInput, listArticles, type ListReader } from './list-articles.ts'

interface Answer extends Omit<ListPage<ArticleCard>, 'rows'> {
  items: ArticleCard[]
}

export interface TaggedAnswer {
  answer: Answer
  /** The validator of an answer that is the same for everybody. */
  tag?: string
}

/**
 * Lists of articles. What everybody gets is read once for all who ask at a time; what says something of its reader, their
 * department, drafts or words, is read for each and kept nowhere.
 */
export function articleLists({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const shared = new SharedAnswers<TaggedAnswer>({ clock, told: () => factsSoFar(db) })
  return async (from: Queryable, reader: ListReader, input: ArticleListInput): Promise<TaggedAnswer> => {
    const read = async () => toAnswer(await listArticles(from, reader, input))
    // What a standby holds is older, and only for who accepts it.
    if (from !== db || !isForAll(input)) return { answer: await read() }
    const { request, relatedTo, sort } = input
    return shared.get(JSON.stringify([request, relatedTo, sort]), async () => {
      const answer = await read()
      const digest = createHash('sha256').update(JSON.stringify(answer)).digest('base64url')
      return { answer, tag: `W/"${digest}"` }
    })
  }
}

function isForAll({ request, status = 'published', forMe = false }: ArticleListInput): boolean {
  return status === 'published' && !forMe && request.search === ''
}

function toAnswer({ rows, ...page }: ListPage<ArticleCard>): Answer {
  return { ...page, items: rows }
}
