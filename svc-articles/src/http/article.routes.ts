import type { ArticleCard } from '@ensemble/contracts/articles/http'
import { implement } from '@ensemble/service-kit/http/implement'
import type { ListPage } from '@ensemble/service-kit/lists/list-page'
import { parseList } from '@ensemble/service-kit/lists/parse-list'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { articleDetails } from '../queries/article-details.ts'
import { articleColumns, listArticles } from '../queries/list-articles.ts'

const offer = { columns: articleColumns, defaultSort: { sort: 'publishedAt', order: 'desc' } } as const

export function articleRoutes(app: FastifyInstance, deps: Deps): void {
  const call = implement(app)

  call('article.list', async ({ query, user }) => {
    const request = parseList(query, { ...offer, fromBody: false })
    return toAnswer(await listArticles(deps.db, user, { ...query, request }))
  })

  call('article.search', async ({ body, user }) => {
    const request = parseList(body, { ...offer, fromBody: true })
    return toAnswer(await listArticles(deps.db, user, { ...body, request }))
  })

  call('article.get', ({ params, user }) => articleDetails(deps.db, user, params.articleId))
}

function toAnswer({ rows, ...page }: ListPage<ArticleCard>) {
  return { ...page, items: rows }
}
