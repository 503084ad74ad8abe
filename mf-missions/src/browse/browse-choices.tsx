import { departments } from '@ensemble/contracts/departments'
import { missionDomains, missionModes, missionTypes, type MissionMode } from '@ensemble/contracts/enumerations'
import { useTranslation } from '@ensemble/mf-kit'
import { Checkbox, MultiSelect, Select } from '@ensemble/ui'
import { national, type BrowseFilters } from './browse-filters.ts'

interface BrowseChoicesProps {
  filters: BrowseFilters
  change: (part: Partial<BrowseFilters>) => void
}

/** The choices that narrow the list; each takes effect at once. */
export function BrowseChoices({ filters, change }: BrowseChoicesProps) {
  const { t } = useTranslation('mf-missions')
  const places = [
    { value: national, label: t('places.national') },
    ...departments.map(({ code, name }) => ({ value: code, label: t('places.department', { code, name }) })),
  ]
  return (
    <>
      <MultiSelect
        label={t('browse.domains')}
        placeholder={t('browse.every')}
        options={missionDomains.map((value) => ({ value, label: t(`domains.${value}`) }))}
        value={filters.domains}
        onChange={(domains) => change({ domains })}
      />
      <MultiSelect
        label={t('browse.types')}
        placeholder={t('browse.every')}
        options={missionTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={filters.types}
        onChange={(types) => change({ types })}
      />
      <Select<MissionMode>
        label={t('browse.mode')}
        emptyOption={t('browse.every')}
        options={missionModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
        value={filters.mode}
        onChange={(mode) => change({ mode: mode === '' ? null : mode })}
      />
      <Select
        label={t('browse.department')}
        emptyOption={t('browse.everywhere')}
        options={places}
        value={filters.department}
        onChange={(department) => change({ department: department === '' ? null : department })}
      />
      <Checkbox
        label={t('browse.light')}
        checked={filters.light}
        onChange={(event) => change({ light: event.target.checked })}
      />
      <Checkbox
        label={t('browse.placesLeft')}
        checked={filters.placesLeft}
        onChange={(event) => change({ placesLeft: event.target.checked })}
      />
    </>
  )
}
