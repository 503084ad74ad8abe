import type { TFunction } from '@ensemble/mf-kit'
import type { ActiveFilter } from '@ensemble/ui'
import type { ResourceSearchState } from './use-resource-filters.ts'

/** What narrows the list, each with the way to let go of it. */
export function activeFilters({ filters, change }: ResourceSearchState, t: TFunction<'mf-articles'>): ActiveFilter[] {
  const { search, categories, language, cancerTypes } = filters
  return [
    ...(search === ''
      ? []
      : [
          {
            id: 'search',
            label: t('resources.words', { words: search }),
            onRemove: () => change({ search: '' }),
            searched: true,
          },
        ]),
    ...(language === null
      ? []
      : [{ id: 'language', label: t(`languages.${language}`), onRemove: () => change({ language: null }) }]),
    ...categories.map((category) => ({
      id: category,
      label: t(`categories.${category}`),
      onRemove: () => change({ categories: categories.filter((each) => each !== category) }),
    })),
    ...cancerTypes.map((type) => ({
      id: `cancer-${type}`,
      label: t(`cancers.${type}`),
      onRemove: () => change({ cancerTypes: cancerTypes.filter((each) => each !== type) }),
    })),
  ]
}
