import type { Filter } from '@ensemble/contracts/lists'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import { inDays } from '../service.ts'

/** What is asked of a list. */
export interface Shape {
  sort?: string
  order?: 'asc' | 'desc'
  search?: string
  facets?: string[]
  filters?: Filter[]
  /** What is over, of what a filter names. */
  over?: true
}

/** For each field, what people choose there: often, and seldom. */
const choices: Record<string, readonly Omit<Filter, 'field'>[]> = {
  title: [{ operator: 'contains', value: 'rose' }],
  city: [{ operator: 'contains', value: 'lyo' }],
  organisation: [{ operator: 'contains', value: 'curie' }],
  organisationName: [{ operator: 'contains', value: 'curie' }],
  contactName: [{ operator: 'contains', value: 'nadia' }],
  type: [
    { operator: 'in', value: ['event_participation'] },
    { operator: 'eq', value: 'media_speaking' },
  ],
  origin: [{ operator: 'in', value: ['external_actor'] }],
  domains: [
    { operator: 'in', value: ['prevention', 'research'] },
    { operator: 'eq', value: 'advocacy' },
    { operator: 'eq', value: 'collection' },
  ],
  mode: [
    { operator: 'in', value: ['remote'] },
    { operator: 'in', value: ['on_site', 'mixed'] },
  ],
  scope: [{ operator: 'in', value: ['individual'] }],
  departmentCode: [{ operator: 'eq', value: '42' }],
  skills: [
    { operator: 'in', value: ['writing'] },
    { operator: 'eq', value: 'audiovisual' },
  ],
  requiredVolunteerKinds: [{ operator: 'in', value: ['patient_resource'] }],
  startAt: [{ operator: 'gte', value: inDays(200).toISOString() }],
  startPeriod: [
    { operator: 'eq', value: 'month' },
    { operator: 'eq', value: 'later' },
  ],
  endAt: [{ operator: 'lt', value: inDays(100).toISOString() }],
  registrationDeadline: [{ operator: 'gte', value: inDays(10).toISOString() }],
  createdAt: [{ operator: 'gte', value: inDays(-10).toISOString() }],
  effortHours: [{ operator: 'lte', value: 2 }],
  effortBand: [{ operator: 'in', value: ['two_hours', 'weekly'] }],
  energyLevel: [{ operator: 'lte', value: 1 }],
  expensesCovered: [{ operator: 'eq', value: true }],
  placesLeft: [{ operator: 'gte', value: 3 }],
  hasPlaces: [
    { operator: 'eq', value: true },
    { operator: 'eq', value: false },
  ],
  displayStatus: [
    { operator: 'in', value: ['upcoming'] },
    { operator: 'in', value: ['full'] },
    { operator: 'eq', value: 'registration_closed' },
    { operator: 'eq', value: 'in_progress' },
  ],
  registrationOpen: [
    { operator: 'eq', value: true },
    { operator: 'eq', value: false },
  ],
  id: [{ operator: 'in', value: ['00000000-0000-4000-8000-000000000010'] }],
  kilometres: [{ operator: 'lte', value: 50 }],
  joinable: [{ operator: 'eq', value: true }],
  targetProfileTypes: [{ operator: 'in', value: ['caregiver'] }],
  targetCancerTypes: [{ operator: 'in', value: ['breast'] }],
  targetTreatmentStages: [{ operator: 'in', value: ['in_treatment'] }],
  capacity: [{ operator: 'gte', value: 10 }],
  organisationType: [{ operator: 'in', value: ['institution'] }],
  registrationMode: [{ operator: 'eq', value: 'selection' }],
  approvalStatus: [{ operator: 'eq', value: 'waiting_for_approval' }],
  validatedCount: [{ operator: 'gte', value: 5 }],
  awaitingStaffCount: [{ operator: 'gte', value: 1 }],
  invitedCount: [{ operator: 'gte', value: 1 }],
  submittedAt: [{ operator: 'lt', value: inDays(-5).toISOString() }],
  oldestRequestAt: [{ operator: 'lt', value: inDays(-5).toISOString() }],
}

/** Each choice of each field that a list offers. */
export function filtersOf(columns: ListColumns): Filter[] {
  return Object.entries(columns).flatMap(([field, { filterable }]) => {
    if (!filterable) return []
    const chosen = choices[field]
    if (!chosen) throw new Error(`What do people choose of ${field}? Say it in shapes.ts.`)
    return chosen.map((choice) => ({ field, ...choice }))
  })
}

/** Each choice together with each of another field. */
export function pairsOf(filters: readonly Filter[]): [Filter, Filter][] {
  return filters.flatMap((first, index) =>
    filters
      .slice(index + 1)
      .flatMap((second): [Filter, Filter][] => (first.field === second.field ? [] : [[first, second]])),
  )
}

/** Each order that a list offers; none stands for its own. */
export function sortsOf(columns: ListColumns): Pick<Shape, 'sort' | 'order'>[] {
  const offered = Object.entries(columns).filter(([, { sortable }]) => sortable)
  return [{}, ...offered.flatMap(([sort]) => (['asc', 'desc'] as const).map((order) => ({ sort, order })))]
}

export function named({ sort, order, search, facets, over, filters = [] }: Shape): string {
  const asked = filters.map(({ field, operator, value }) => `${field} ${operator} ${String(value ?? '').slice(0, 60)}`)
  return (
    [over && 'over', facets && 'counts', search && `"${search}"`, ...asked, sort && `by ${sort} ${order ?? ''}`]
      .filter(Boolean)
      .join(' + ') || 'nothing'
  )
}
