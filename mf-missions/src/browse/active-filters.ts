import { type ActiveFilter } from '@ensemble/ui'
import { useTranslation } from '@ensemble/mf-kit'
import { usePlaceName } from '../cards/use-mission-words.ts'
import { type BrowseFilters } from './browse-filters.ts'

/** What is active, each as a chip that takes it away. */
export function useActiveFilters(filters: BrowseFilters, change: (part: Partial<BrowseFilters>) => void) {
  const { t } = useTranslation('mf-missions')
  const placeName = usePlaceName()
  const { search, domains, types, mode, department, light, placesLeft } = filters
  const active: ActiveFilter[] = []
  function add(id: string, label: string, without: Partial<BrowseFilters>) {
    active.push({ id, label, onRemove: () => change(without) })
  }
  if (search !== '') add('search', t('browse.words', { words: search }), { search: '' })
  for (const domain of domains)
    add(domain, t(`domains.${domain}`), { domains: domains.filter((each) => each !== domain) })
  for (const type of types) add(type, t(`types.${type}`), { types: types.filter((each) => each !== type) })
  if (mode) add('mode', t(`modes.${mode}`), { mode: null })
  if (department) add('department', placeName(department === 'national' ? null : department), { department: null })
  if (light) add('light', t('browse.light'), { light: false })
  if (placesLeft) add('places', t('browse.placesLeft'), { placesLeft: false })
  return active
}
