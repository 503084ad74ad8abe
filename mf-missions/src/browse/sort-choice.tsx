import { useTranslation } from '@ensemble/mf-kit'
import { Box, Select } from '@ensemble/ui'
import { browseSorts, type BrowseSort } from './browse-filters.ts'

interface SortChoiceProps {
  sort: BrowseSort | null
  /** Words are searched for: without a choice, what answers them best comes first. */
  searched: boolean
  /** What answers the reader's needs comes first, without a choice. */
  byNeeds: boolean
  onChange: (sort: BrowseSort | null) => void
}

export function SortChoice({ sort, searched, byNeeds, onChange }: SortChoiceProps) {
  const { t } = useTranslation('mf-missions')
  return (
    <Box sx={{ minWidth: '220px' }}>
      <Select<BrowseSort>
        label={t('browse.sort')}
        hideLabel
        emptyOption={t(searched ? 'sorts.relevant' : byNeeds ? 'sorts.needs' : 'sorts.recommended')}
        options={browseSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        value={sort}
        onChange={(chosen) => onChange(chosen || null)}
      />
    </Box>
  )
}
