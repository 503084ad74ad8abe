import type { PracticalNeed } from '@ensemble/contracts/missions/practical-needs'
import type { CallInput } from '@ensemble/mf-kit/calls'
import type { BrowseFilters } from './browse-filters.ts'

/** Whether what answers the reader's needs comes first: where nobody named another order, words or a place in one. */
export function ordersByNeeds({ sort, search, from }: BrowseFilters, needs: readonly PracticalNeed[]): boolean {
  return needs.length > 0 && sort === null && search === '' && from === null
}

/** In a body alone: needs say something of the reader, as filters about health do. */
export function withNeeds(
  { body }: CallInput<'mission.search'>,
  needs: readonly PracticalNeed[],
): CallInput<'mission.search'> {
  return { body: needs.length === 0 ? body : { ...body, needs: [...needs] } }
}
