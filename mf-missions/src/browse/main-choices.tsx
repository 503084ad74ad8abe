import { missionDomains, missionTypes } from '@ensemble/contracts/enumerations'
import { startPeriods, type StartPeriod } from '@ensemble/contracts/missions/browse-choices'
import { useTranslation } from '@ensemble/mf-kit'
import { MultiSelect, Select } from '@ensemble/ui'
import type { Counts } from './counts.ts'
import type { BrowseSearchState } from './use-browse-filters.ts'
import { PlaceChoice } from './place-choice.tsx'
import { useChoices } from './use-choices.ts'

export interface ChoicesProps extends Pick<BrowseSearchState, 'filters' | 'change'> {
  counts: Counts
}

/** What most people choose by, in a row; each takes effect at once. */
export function MainChoices({ filters, change, counts }: ChoicesProps) {
  const { t } = useTranslation('mf-missions')
  const choices = useChoices(counts)
  return (
    <>
      <PlaceChoice filters={filters} change={change} counts={counts} />
      <Select<StartPeriod>
        label={t('browse.when')}
        emptyOption={t('browse.anyTime')}
        options={choices.of('startPeriod', startPeriods, (value) => t(`periods.${value}`))}
        value={filters.when}
        onChange={(when) => change({ when: when || null })}
      />
      <MultiSelect
        label={t('browse.domains')}
        placeholder={t('browse.every')}
        options={choices.of('domains', missionDomains, (value) => t(`domains.${value}`))}
        value={filters.domains}
        onChange={(domains) => change({ domains })}
      />
      <MultiSelect
        label={t('browse.types')}
        placeholder={t('browse.every')}
        options={choices.of('type', missionTypes, (value) => t(`types.${value}`))}
        value={filters.types}
        onChange={(types) => change({ types })}
      />
    </>
  )
}
