import { useTranslation } from '@ensemble/mf-kit'
import { usePlaceName } from '../cards/use-mission-words.ts'
import { type BrowseFilters, national, noFilters } from './browse-filters.ts'
import type { CountedField } from './list-input.ts'

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

const switches = [
  { name: 'light', counted: 'energyLevel' },
  { name: 'placesLeft', counted: 'joinable' },
  { name: 'costsCovered', counted: 'expensesCovered' },
  { name: 'favourites', counted: undefined },
] as const

/** Everything that narrows the list, in words. */
export function useNarrowings(filters: BrowseFilters): Narrowing[] {
  const { t } = useTranslation('mf-missions')
  const placeName = usePlaceName()
  const { search, department, within, when } = filters
  const found: Narrowing[] = []
  if (search !== '') found.push({ id: 'search', label: t('browse.words', { words: search }), without: { search: '' } })
  if (department) {
    const label = placeName(department === national ? null : department)
    found.push({ id: 'department', label, without: { department: null }, counted: 'departmentCode' })
  }
  if (within) {
    const label = t(filters.remoteToo ? 'browse.withinOrRemote' : 'browse.within', { km: within })
    found.push({ id: 'within', label, without: { within: null, remoteToo: true } })
  }
  if (when) found.push({ id: 'when', label: t(`periods.${when}`), without: { when: null } })
  found.push(
    ...each('domains', filters.domains, (value) => t(`domains.${value}`)),
    ...each('types', filters.types, (value) => t(`types.${value}`), { counted: 'type' }),
    ...each('modes', filters.modes, (value) => t(`modes.${value}`), { counted: 'mode' }),
    ...each('efforts', filters.efforts, (value) => t(`efforts.${value}`), { counted: 'effortBand' }),
    ...each('scopes', filters.scopes, (value) => t(`scopes.${value}`), { counted: 'scope' }),
    ...each('origins', filters.origins, (value) => t(`origins.${value}`), { counted: 'origin' }),
    ...each('organisations', filters.organisations, (value) => t(`organisations.${value}`)),
    ...each('registrations', filters.registrations, (value) => t(`registrationModes.${value}`), {
      counted: 'registrationMode',
    }),
    ...each('profiles', filters.profiles, (value) => t(`profiles.${value}`), { closed: true }),
    ...each('cancers', filters.cancers, (value) => t(`cancers.${value}`), { closed: true }),
    ...each('stages', filters.stages, (value) => t(`stages.${value}`), { closed: true }),
  )
  for (const { name, counted } of switches)
    if (filters[name]) found.push({ id: name, label: t(`browse.${name}`), without: { [name]: false }, counted })
  return found

  /** One for each value of a list. */
  function each<Value extends string>(
    name: keyof BrowseFilters,
    values: readonly Value[],
    labelOf: (value: Value) => string,
    { counted, closed }: Pick<Narrowing, 'counted' | 'closed'> = {},
  ): Narrowing[] {
    return values.map((value) => {
      const rest = values.filter((other) => other !== value)
      return {
        id: `${name}.${value}`,
        label: labelOf(value),
        without: { ...noFilters, ...filters, page: 0, [name]: rest },
        // Only the last one of a list lifts the whole condition.
        ...(rest.length === 0 && counted && { counted }),
        ...(closed && { closed }),
      }
    })
  }
}
