import type { OwnTables, TableChoice } from '@ensemble/contracts/users/own-tables'
import { inTransaction } from '@ensemble/service-kit/database'
import { hasSqlState } from '@ensemble/service-kit/database-errors'
import { refuse } from '@ensemble/service-kit/refusal'
import * as ownTables from '../data/own-tables.ts'
import type { Deps } from '../deps.ts'

const foreignKeyViolation = '23503'

/** How somebody wants each of the tables that they changed. */
export async function listOwnTables({ db }: Deps, userId: string): Promise<OwnTables> {
  return { items: await ownTables.list(db, userId) }
}

/**
 * Keeps how somebody wants a table, in the place of what they wanted before.
 * @throws Refusal NOT_FOUND where the account was erased while its token lived
 */
export async function keepOwnTable(
  deps: Deps,
  { userId, name, choice }: { userId: string; name: string; choice: TableChoice },
): Promise<TableChoice> {
  const now = deps.clock.now()
  await inTransaction(deps.db, (tx) => ownTables.keep(tx, { userId, name, choice, updatedAt: now })).catch(
    (error: unknown) => {
      if (hasSqlState(error, foreignKeyViolation)) refuse('NOT_FOUND')
      throw error
    },
  )
  return choice
}
