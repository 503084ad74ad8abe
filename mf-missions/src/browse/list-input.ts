import type { Filter } from '@ensemble/contracts/lists'
import type { CallInput } from '@ensemble/mf-kit/calls'
import type { BrowseFilters } from './browse-filters.ts'

/** Missions on one page; one of the sizes that the lists allow (specification, section 9). */
const pageSize = 25

const sorts = {
  soonest: { sort: 'startAt', order: 'asc' },
  newest: { sort: 'createdAt', order: 'desc' },
  match: { sort: 'match', order: 'desc' },
  title: { sort: 'title', order: 'asc' },
  places: { sort: 'placesLeft', order: 'desc' },
} as const

/** Every choice that is counted beside the list. */
const countedFields = [
  'domains',
  'type',
  'mode',
  'scope',
  'origin',
  'organisationType',
  'registrationMode',
  'departmentCode',
  'startPeriod',
  'effortBand',
  'energyLevel',
  'joinable',
  'expensesCovered',
  'targetProfileTypes',
  'targetCancerTypes',
  'targetTreatmentStages',
] as const
export type CountedField = (typeof countedFields)[number]

/** What a search takes of its reader: where they live, and what they have marked. */
export interface Reader {
  near: string | undefined
  favourites: readonly string[]
}

const nobody: Reader = { near: undefined, favourites: [] }

/** The conditions of a search, as the list takes them. */
function conditionsOf(filters: BrowseFilters, { favourites }: Reader): Filter[] {
  const among = (field: CountedField, value: string[]): Filter[] =>
    value.length > 0 ? [{ field, operator: 'in', value }] : []
  const equal = (field: CountedField, value: string | boolean | null): Filter[] =>
    value === null || value === false ? [] : [{ field, operator: 'eq', value }]
  return [
    ...among('domains', filters.domains),
    ...among('type', filters.types),
    ...among('mode', filters.modes),
    ...among('scope', filters.scopes),
    ...among('origin', filters.origins),
    ...among('organisationType', filters.organisations),
    ...among('registrationMode', filters.registrations),
    ...among('effortBand', filters.efforts),
    ...equal('startPeriod', filters.when),
    ...equal('departmentCode', filters.department),
    ...withinOf(filters),
    ...(filters.light ? [{ field: 'energyLevel', operator: 'lte' as const, value: 1 }] : []),
    ...equal('joinable', filters.placesLeft),
    ...equal('expensesCovered', filters.costsCovered),
    ...(filters.favourites ? [{ field: 'id', operator: 'in' as const, value: [...favourites] }] : []),
    ...among('targetProfileTypes', filters.profiles),
    ...among('targetCancerTypes', filters.cancers),
    ...among('targetTreatmentStages', filters.stages),
  ]
}

/** What is remote is no way to go: the service counts it as near. */
function withinOf({ within, remoteToo }: BrowseFilters): Filter[] {
  if (within === null) return []
  const near: Filter = { field: 'kilometres', operator: 'lte', value: within }
  return remoteToo ? [near] : [near, { field: 'mode', operator: 'in', value: ['on_site', 'mixed'] }]
}

/** One page of the list. Only where nothing in it says something about health may it travel in an address. */
export function listInput(filters: BrowseFilters, reader: Reader = nobody): CallInput<'mission.list'> {
  const { filters: conditions, facets: _none, ...rest } = searchInput(filters, reader).body
  return { query: { ...rest, ...(conditions && { filters: JSON.stringify(conditions) }) } }
}

/** The same in a body. */
export function searchInput(filters: BrowseFilters, reader: Reader = nobody): CallInput<'mission.search'> {
  const { sort, page, from } = filters
  return {
    body: {
      page,
      pageSize,
      ...(from === null ? {} : { cursor: from }),
      ...(sort ? sorts[sort] : {}),
      ...wordsAndConditions(filters, reader),
    },
  }
}

/** What a search asks for, whichever page of it. */
export function wordsAndConditions(
  filters: BrowseFilters,
  reader: Reader,
): Pick<CallInput<'mission.search'>['body'], 'near' | 'search' | 'filters'> {
  const conditions = conditionsOf(filters, reader)
  return {
    ...(reader.near === undefined ? {} : { near: reader.near }),
    ...(filters.search === '' ? {} : { search: filters.search }),
    ...(conditions.length > 0 && { filters: conditions }),
  }
}

/** How many missions each choice would show; in a body, because some of the choices are about health. */
export function countsInput(filters: BrowseFilters, reader: Reader = nobody): CallInput<'mission.search'> {
  const { page: _page, cursor: _cursor, sort: _sort, order: _order, ...asked } = searchInput(filters, reader).body
  return { body: { ...asked, pageSize: 5, facets: [...countedFields] } }
}
