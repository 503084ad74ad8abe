import { useTranslation } from '@ensemble/mf-kit'
import { usePlaceName } from '../cards/use-mission-words.ts'
import { type BrowseFilters, national, noFilters } from './browse-filters.ts'
import { type CountedField } from './list-input.ts'

/** One thing that narrows the list. */
export interface Narrowing {
  id: string
  label: string
  /** The search without it. */
  without: Partial<BrowseFilters>
  /** Where its missions are counted, if each mission has one value there: the sum is what would be shown without it. */
  counted?: CountedField
  /** Says something about health: it stands in no address. */
  closed?: boolean
}

type ListName = 'domains' | 'types' | 'modes' | 'scopes' | 'origins' | 'efforts' | 'profiles' | 'cancers' | 'stages'

const lists: { name: ListName; counted?: CountedField; closed?: boolean }[] = [
  { name: 'domains' },
  { name: 'types', counted: 'type' },
  { name: 'modes', counted: 'mode' },
  { name: 'efforts', counted: 'effortBand' },
  { name: 'scopes', counted: 'scope' },
  { name: 'origins', counted: 'origin' },
  { name: 'profiles', closed: true },
  { name: 'cancers', closed: true },
  { name: 'stages', closed: true },
]

const switches = [
  { name: 'light', counted: 'energyLevel' },
  { name: 'placesLeft', counted: 'hasPlaces' },
  { name: 'costsCovered', counted: 'expensesCovered' },
] as const

/** Everything that narrows the list, in words. */
export function useNarrowings(filters: BrowseFilters): Narrowing[] {
  const { t } = useTranslation('mf-missions')
  const placeName = usePlaceName()
  const { search, department, when } = filters
  const found: Narrowing[] = []
  if (search !== '') found.push({ id: 'search', label: t('browse.words', { words: search }), without: { search: '' } })
  if (department) {
    const label = placeName(department === national ? null : department)
    found.push({ id: 'department', label, without: { department: null }, counted: 'departmentCode' })
  }
  if (when) found.push({ id: 'when', label: t(`periods.${when}`), without: { when: null } })
  for (const { name, counted, closed } of lists) {
    const values: readonly string[] = filters[name]
    for (const value of values) {
      const rest = values.filter((each) => each !== value)
      // Only the last one of a list lifts the whole condition.
      found.push({
        id: `${name}.${value}`,
        label: t(`${name}.${value}`),
        without: { ...noFilters, ...filters, page: 0, [name]: rest },
        ...(rest.length === 0 && counted && { counted }),
        ...(closed && { closed }),
      })
    }
  }
  for (const { name, counted } of switches)
    if (filters[name]) found.push({ id: name, label: t(`browse.${name}`), without: { [name]: false }, counted })
  return found
}
