import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { csvRows } from '@ensemble/service-kit/lists/csv'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import * as exports from '../data/exports.ts'
import type { Deps } from '../deps.ts'

interface ListExport<Row> extends Pick<exports.Export, 'actor' | 'list'> {
  request: ListRequest
  /** Reads the list that the page shows, in the transaction of the note. */
  read: (tx: Tx, whole: ListRequest) => Promise<{ rows: Row[] }>
  /** Of the missions' list: whose missions. */
  scope?: string
  /** Of a list of one mission. */
  missionId?: string
  /** What else the file leaves behind, in the same transaction. */
  note?: (tx: Tx, taken: { at: Date; rows: number }) => Promise<void>
}

/**
 * All rows of a list for a file, noted before they are handed out: without the note there is no file.
 * @throws Refusal as `read`
 */
export async function exportList<Row>(
  deps: Deps,
  { actor, list, request, read, scope, missionId, note }: ListExport<Row>,
): Promise<Row[]> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const { rows } = await read(tx, { ...request, page: 0, pageSize: csvRows })
    const { search, filters } = request
    const asked = { ...(scope !== undefined && { scope }), search, filters }
    await exports.append(tx, { at, actor, list, missionId: missionId ?? null, asked, rows: rows.length })
    await note?.(tx, { at, rows: rows.length })
    return rows
  })
}
