import { implement } from '@ensemble/service-kit/http/implement'
import { parseList } from '@ensemble/service-kit/lists/parse-list'
import { sendArchive } from '@ensemble/service-kit/privacy/own-rows'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { answerOf, articleDetails } from '../queries/article-details.ts'
import { articleColumns } from '../queries/article-columns.ts'
import { articleStatistics } from '../queries/article-statistics.ts'
import { ownArchive } from '../queries/own-archive.ts'
import { listRevisions } from '../queries/list-revisions.ts'
import { articleLists } from '../queries/shared-articles.ts'
import { createArticle } from '../use-cases/create-article.ts'
import { deleteArticle } from '../use-cases/delete-article.ts'
import { editArticle } from '../use-cases/edit-article.ts'
import { decideArticle } from '../use-cases/publish-article.ts'
import { sendBackArticle } from '../use-cases/send-back.ts'

const offer = { columns: articleColumns, defaultSort: { sort: 'publishedAt', order: 'desc' } } as const

export function articleRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  const list = articleLists(deps)

  route('article.list', async ({ query: { format, ...query }, user, request: { headers }, reply, readList }) => {
    if (format === 'archive') return sendArchive(reply, await ownArchive(deps.db, user.id))
    const request = parseList(query, { ...offer, fromBody: false })
    const { answer, tag } = await readList((from) => list(from, user, { ...query, request }))
    if (tag === undefined) return answer
    reply.header('etag', tag)
    return headers['if-none-match'] === tag ? reply.code(304).send() : answer
  })

  route('article.search', async ({ body, user, readList }) => {
    const request = parseList(body, { ...offer, fromBody: true })
    const { answer } = await readList((from) => list(from, user, { ...body, request }))
    return answer
  })

  route('article.get', ({ params, query, user }) => articleDetails(deps, user, { ...params, ...query }))

  route('article.revisions', ({ params, query, user }) => listRevisions(deps.db, user, { ...params, ...query }))

  route('article.statistics', ({ query, user }) => articleStatistics(deps.db, { reader: user, ...query }))

  route('article.create', async ({ body, user }) => answerOf(deps, user, await createArticle(deps, user, body)))

  route('article.edit', async ({ params, body, user }) =>
    answerOf(deps, user, await editArticle(deps, user, { ...body, ...params })),
  )

  route('article.publish', async ({ params, body, user }) =>
    answerOf(deps, user, await decideArticle(deps, user, { ...body, ...params })),
  )

  route('article.sendBack', async ({ params, body, user }) =>
    answerOf(deps, user, await sendBackArticle(deps, user, { ...body, ...params })),
  )

  route('article.delete', ({ params, user }) => deleteArticle(deps, user, params.articleId))
}
