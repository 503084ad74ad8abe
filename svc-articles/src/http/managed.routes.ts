import { type CallContext, implement } from '@ensemble/service-kit/http/implement'
import { csvRows, fileOf, sendCsv } from '@ensemble/service-kit/lists/csv'
import { parseList } from '@ensemble/service-kit/lists/parse-list'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { articleCounts } from '../queries/article-counts.ts'
import { managedCsvColumns } from '../queries/csv-columns.ts'
import { managedArticles, managedColumns } from '../queries/managed-articles.ts'

const offer = { columns: managedColumns, defaultSort: { sort: 'updatedAt', order: 'desc' } } as const

/** The table of those who write and publish, on a page and as a file. */
export function managedRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('article.managed', ({ query, ...asked }) => list(asked, query, false))

  route('article.searchManaged', ({ body, ...asked }) => list(asked, body, true))

  route('article.counts', ({ user }) => articleCounts(deps.db, user))

  async function list(
    {
      user,
      language,
      reply,
      readList,
    }: Pick<CallContext<'article.managed'>, 'user' | 'language' | 'reply' | 'readList'>,
    {
      format,
      for: reader,
      ...parameters
    }: CallContext<'article.managed'>['query'] | CallContext<'article.searchManaged'>['body'],
    fromBody: boolean,
  ) {
    const request = parseList(parameters, { ...offer, fromBody })
    if (format === 'csv') {
      const whole = { ...request, page: 0, pageSize: csvRows, facets: [] }
      const { rows } = await managedArticles(deps.db, { actor: user, request: whole })
      return sendCsv(reply, 'articles', fileOf(rows, managedCsvColumns(reader ?? language), { language, for: reader }))
    }
    const { rows, ...page } = await readList((from) => managedArticles(from, { actor: user, request }))
    return { items: rows, ...page }
  }
}
