import { randomUUID } from 'node:crypto'
import type { Filter } from '@ensemble/contracts/lists'
import type { KeptSearch } from '@ensemble/contracts/missions/kept-searches'
import { mostSearches, type SearchTelling } from '@ensemble/contracts/missions/search-tellings'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as keptSearches from '../data/kept-searches.ts'
import type { Deps } from '../deps.ts'

interface SearchToKeep {
  name: string
  query: string
  search: string
  filters: Filter[]
  near: string | null
  tell: SearchTelling
}

/**
 * Keeps a search; one that is kept already stays as it is. Its place is kept only where it asks for a distance.
 * @throws Refusal VALIDATION_FAILED for one too many
 */
export async function keepSearch(deps: Deps, userId: string, search: SearchToKeep): Promise<KeptSearch> {
  return inTransaction(deps.db, async (tx) => {
    const before = await keptSearches.lockOf(tx, userId)
    const same = before.find(({ query }) => query === search.query)
    if (same) return same
    if (before.length >= mostSearches) refuse('VALIDATION_FAILED', { fields: { query: ['OUT_OF_RANGE'] } })
    const near = search.filters.some(({ field }) => field === 'kilometres') ? search.near : null
    const kept = { ...search, id: randomUUID(), name: search.name.trim() || search.query.slice(0, 60) }
    await keptSearches.add(tx, { ...kept, userId, near, keptAt: deps.clock.now() })
    return { id: kept.id, name: kept.name, query: kept.query, tell: kept.tell }
  })
}

/** @throws Refusal NOT_FOUND for a search that the person does not keep, VALIDATION_FAILED for a name of spaces */
export async function editKeptSearch(
  { db }: Deps,
  edited: { id: string; userId: string; name?: string; tell?: SearchTelling },
): Promise<KeptSearch> {
  const name = edited.name?.trim()
  if (name === '') refuse('VALIDATION_FAILED', { fields: { name: ['REQUIRED'] } })
  return inTransaction(db, async (tx) => (await keptSearches.change(tx, { ...edited, name })) ?? refuse('NOT_FOUND'))
}

/** Keeps a search no longer; once more changes nothing. */
export async function forgetSearch({ db }: Deps, search: { id: string; userId: string }): Promise<void> {
  await inTransaction(db, (tx) => keptSearches.remove(tx, search))
}
