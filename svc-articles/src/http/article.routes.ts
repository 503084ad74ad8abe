import type { ArticleCard } from '@ensemble/contracts/articles/http'
import { implement } from '@ensemble/service-kit/http/implement'
import type { ListPage } from '@ensemble/service-kit/lists/list-page'
import { parseList } from '@ensemble/service-kit/lists/parse-list'
import { sendArchive } from '@ensemble/service-kit/privacy/own-rows'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { answerOf, articleDetails } from '../queries/article-details.ts'
import { articleColumns } from '../queries/article-columns.ts'
import { listArticles } from '../queries/list-articles.ts'
import { articleStatistics } from '../queries/article-statistics.ts'
import { ownArchive } from '../queries/own-archive.ts'
import { listRevisions } from '../queries/list-revisions.ts'
import { createArticle } from '../use-cases/create-article.ts'
import { deleteArticle } from '../use-cases/delete-article.ts'
import { editArticle } from '../use-cases/edit-article.ts'
import { decideArticle } from '../use-cases/publish-article.ts'

const offer = { columns: articleColumns, defaultSort: { sort: 'publishedAt', order: 'desc' } } as const

export function articleRoutes(app: FastifyInstance, deps: Deps): void {
  const call = implement(app)

  call('article.list', async ({ query: { format, ...query }, user, reply, readList }) => {
    if (format === 'archive') return sendArchive(reply, await ownArchive(deps.db, user.id))
    const request = parseList(query, { ...offer, fromBody: false })
    return toAnswer(await readList((from) => listArticles(from, user, { ...query, request })))
  })

  call('article.search', async ({ body, user, readList }) => {
    const request = parseList(body, { ...offer, fromBody: true })
    return toAnswer(await readList((from) => listArticles(from, user, { ...body, request })))
  })

  call('article.get', ({ params, query, user }) => articleDetails(deps, user, { ...params, ...query }))

  call('article.revisions', ({ params, query, user }) => listRevisions(deps.db, user, { ...params, ...query }))

  call('article.statistics', ({ query, user }) => articleStatistics(deps.db, { reader: user, ...query }))

  call('article.create', async ({ body, user }) => answerOf(deps, user, await createArticle(deps, user, body)))

  call('article.edit', async ({ params, body, user }) =>
    answerOf(deps, user, await editArticle(deps, user, { ...body, ...params })),
  )

  call('article.publish', async ({ params, body, user }) =>
    answerOf(deps, user, await decideArticle(deps, user, { ...body, ...params })),
  )

  call('article.delete', ({ params, user }) => deleteArticle(deps, user, params.articleId))
}

function toAnswer({ rows, ...page }: ListPage<ArticleCard>) {
  return { ...page, items: rows }
}
