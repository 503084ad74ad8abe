import type { CallData } from '@ensemble/mf-kit/calls'
import type { CountedField } from './list-input.ts'

type Counted = Pick<CallData<'mission.search'>, 'facets' | 'totalIsCapped'>

/** Reads how many missions a choice would show. */
export interface Counts {
  /** Null while unknown. */
  of: (field: CountedField, value: string) => number | null
  /** The sum over the values of a field whose missions have one value each; null while unknown. */
  all: (field: CountedField) => number | null
  /** Whether there may be more than was counted. */
  capped: boolean
}

export function readCounts(counted: Counted | undefined): Counts {
  const facets = counted?.facets
  return {
    of: (field, value) => (facets ? (facets[field]?.[value] ?? 0) : null),
    all: (field) => (facets ? Object.values(facets[field] ?? {}).reduce((sum, count) => sum + count, 0) : null),
    capped: counted?.totalIsCapped ?? false,
  }
}
