import { type Language, languages } from '@ensemble/contracts/enumerations'
import { type TFunction, useTranslation } from '@ensemble/mf-kit'
import { FilterBar, SearchWords, Select } from '@ensemble/ui'
import { CategoryChips } from './category-chips.tsx'
import { type ResourceFilters } from './resource-filters.ts'

interface ResourceSearchProps {
  filters: ResourceFilters
  change: (part: Partial<ResourceFilters>) => void
  clear: () => void
}

/** Words to look for, the language, the categories, and what of it is active. */
export function ResourceSearch({ filters, change, clear }: ResourceSearchProps) {
  const { t } = useTranslation('mf-articles')
  const languageChoices = languages.map((value) => ({ value, label: t(`languages.${value}`) }))
  return (
    <>
      <FilterBar
        search={
          <SearchWords
            label={t('resources.search')}
            search={filters.search}
            onSearch={(search) => change({ search })}
          />
        }
        filters={
          <Select<Language>
            label={t('resources.language')}
            options={languageChoices}
            value={filters.language}
            emptyOption={t('resources.everyLanguage')}
            onChange={(language) => change({ language: language === '' ? null : language })}
          />
        }
        active={activeFilters({ filters, change, t })}
        onClear={clear}
      />
      <CategoryChips chosen={filters.categories} onChange={(categories) => change({ categories })} />
    </>
  )
}

function activeFilters({ filters, change, t }: Omit<ResourceSearchProps, 'clear'> & { t: TFunction }) {
  const { search, categories, language } = filters
  return [
    ...(search === ''
      ? []
      : [{ id: 'search', label: t('resources.words', { words: search }), onRemove: () => change({ search: '' }) }]),
    ...(language === null
      ? []
      : [{ id: 'language', label: t(`languages.${language}`), onRemove: () => change({ language: null }) }]),
    ...categories.map((category) => ({
      id: category,
      label: t(`categories.${category}`),
      onRemove: () => change({ categories: categories.filter((each) => each !== category) }),
    })),
  ]
}
