import { type CallContext, implement } from '@ensemble/service-kit/http/implement'
import { fileOf, sendCsv } from '@ensemble/service-kit/lists/csv'
import { parseList } from '@ensemble/service-kit/lists/parse-list'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { quoteCsvColumns } from '../queries/csv-columns.ts'
import { quoteColumns, quotes } from '../queries/quotes.ts'
import { exportList } from '../use-cases/export-list.ts'
import { withdrawQuote } from '../use-cases/withdraw-quote.ts'

const newest = { sort: 'agreedOn', order: 'desc' } as const

/** Words of participants that may be quoted, and taking them back. */
export function quotesRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('mission.quotes', ({ query, ...asked }) => list(asked, query, false))

  route('mission.searchQuotes', ({ body, ...asked }) => list(asked, body, true))

  async function list(
    { user, language, reply }: Pick<CallContext<'mission.quotes'>, 'user' | 'language' | 'reply'>,
    parameters: CallContext<'mission.quotes'>['query'] | CallContext<'mission.searchQuotes'>['body'],
    fromBody: boolean,
  ) {
    const { format, for: reader, ...asked } = parameters
    const request = parseList(asked, { columns: quoteColumns, defaultSort: newest, fromBody })
    if (format === 'csv') {
      const rows = await exportList(deps, {
        list: 'quotes',
        actor: user,
        request,
        read: (tx, whole) => quotes(tx, { at: deps.clock.now(), request: whole }),
      })
      return sendCsv(reply, 'quotes', fileOf(rows, quoteCsvColumns, { language, for: reader }))
    }
    const { rows, next: _next, previous: _previous, ...page } = await quotes(deps.db, { at: deps.clock.now(), request })
    return { items: rows, ...page }
  }

  route('mission.withdrawQuote', async ({ params, user }) => {
    await withdrawQuote(deps, { ...params, userId: user.id })
    return {}
  })
}
