import type { Quote } from '@ensemble/contracts/missions/quotes'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { csvRows } from '@ensemble/service-kit/lists/csv'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import * as exports from '../data/exports.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/access.ts'

interface QuotesExport {
  actor: Actor
  request: ListRequest
  /** Reads the list that the page shows, in the transaction of the note. */
  read: (tx: Tx, whole: ListRequest) => Promise<{ rows: Quote[] }>
}

/**
 * The words that may be quoted for a file, noted before they are handed out: without the note there is no file.
 * @throws Refusal as `read`
 */
export async function exportQuotes(deps: Deps, { actor, request, read }: QuotesExport): Promise<Quote[]> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const { rows } = await read(tx, { ...request, page: 0, pageSize: csvRows })
    const { search, filters } = request
    await exports.append(tx, {
      at,
      actor,
      list: 'quotes',
      missionId: null,
      asked: { search, filters },
      rows: rows.length,
    })
    return rows
  })
}
