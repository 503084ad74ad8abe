import { type Language, languages } from '@ensemble/contracts/enumerations'
import { cancerTypes } from '@ensemble/contracts/health-enumerations'
import { useTranslation } from '@ensemble/mf-kit'
import { FilterBar, MultiSelect, SearchWords, Select } from '@ensemble/ui'
import { activeFilters } from './active-filters.ts'
import { CategoryChips } from './category-chips.tsx'
import type { ResourceSearchState } from './use-resource-filters.ts'

interface ResourceSearchProps {
  search: ResourceSearchState
  counts?: Readonly<Record<string, number>>
  /** Whether there may be more than was counted. */
  countsCapped?: boolean
  /** What the choices lead to: "38 articles". */
  result: string
}

/** Words to look for, the language, the type of cancer, the categories, and what of it is active. */
export function ResourceSearch({ search, counts, countsCapped, result }: ResourceSearchProps) {
  const { t } = useTranslation('mf-articles')
  const { filters, change, clear } = search
  return (
    <FilterBar
      search={
        <SearchWords
          label={t('resources.search')}
          search={filters.search}
          onSearch={(words) => change({ search: words })}
        />
      }
      filters={
        <>
          <Select<Language>
            label={t('resources.language')}
            options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={filters.language}
            emptyOption={t('resources.everyLanguage')}
            onChange={(language) => change({ language: language === '' ? null : language })}
          />
          <MultiSelect
            label={t('resources.cancers')}
            placeholder={t('resources.everyCancer')}
            options={cancerTypes.map((value) => ({ value, label: t(`cancers.${value}`) }))}
            value={filters.cancerTypes}
            onChange={(types) => change({ cancerTypes: types })}
          />
        </>
      }
      pills={
        <CategoryChips
          chosen={filters.categories}
          onChange={(categories) => change({ categories })}
          counts={counts}
          capped={countsCapped}
        />
      }
      resultsLabel={result === '' ? undefined : t('resources.showResult', { result })}
      active={activeFilters(search, t)}
      onClear={clear}
    />
  )
}
