import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import type { Placed } from '@ensemble/service-kit/lists/cursors-around'
import { factsSoFar } from '@ensemble/service-kit/outbox/rows'
import { SharedAnswers } from '@ensemble/service-kit/shared-answers'
import type { Deps } from '../deps.ts'
import type { Facets } from './browse-facets.ts'
import type { BrowseInput } from './browse-missions.ts'

/** Which missions a page shows, in its order, and one more where there are more. */
export interface Places {
  counted: number
  found: Placed[]
  /** Whether its rows have a place that a cursor can name. */
  placed: boolean
}

/** What of a list of missions is the same for everybody. What a card says, and says of its reader, is read for each. */
export interface SharedBrowsing {
  places: SharedAnswers<Places>
  facets: SharedAnswers<Facets>
}

export function sharedBrowsing({ db, clock }: Pick<Deps, 'db' | 'clock'>): SharedBrowsing {
  const options = { clock, told: () => factsSoFar(db) }
  return { places: new SharedAnswers(options), facets: new SharedAnswers(options) }
}

/** Whoever asks for what is shared: it cannot hold anything of a reader. */
export const nobody: BrowseInput['actor'] = {
  id: '00000000-0000-0000-0000-000000000000',
  role: 'member',
  departmentCode: null,
  volunteerKinds: [],
}

/** What depends on who reads: what they take part in, what is reserved, where they are. `id` names their favourites. */
const readersFields: readonly string[] = ['joinable', 'kilometres', 'id']

/** Whether the same missions are found for everybody, whatever their order. */
export function isForAll({ request, scope }: BrowseInput): boolean {
  const { search, filters } = request
  return scope === undefined && search === '' && !filters.some(({ field }) => readersFields.includes(field))
}

/** Whether they stand in the same order for everybody as well. */
export function isPageForAll(input: BrowseInput): boolean {
  return isForAll(input) && !input.recommended && input.request.sort !== 'match'
}

/** Of the counts, those that are the same for everybody. */
export function sharedFacets({ facets }: ListRequest): string[] {
  return facets.filter((name) => !readersFields.includes(name))
}
