import { useLanguage, useTranslation } from '@ensemble/mf-kit'
import { departmentName } from '../texts/department-name.ts'
import type { Count, Territory } from './territory.ts'

/** What the table, the map and the panel say of a committee in the same words. */
export function useTerritoryWords() {
  const { t } = useTranslation('mf-users')
  const language = useLanguage()
  return {
    nameOf: ({ department }: Territory) => departmentName(department.code),
    /** What is missing, between commas; that nothing is, in words. */
    gapsOf: ({ gaps, known }: Territory) =>
      gaps.length === 0
        ? known
          ? t('territories.noGap')
          : '–'
        : inOneLine(gaps.map((gap) => t(`territories.gaps.${gap}`))),
    countOf: (count: Count) => {
      if (count === null) return '–'
      return count === 'few' ? t('territories.few') : count.toLocaleString(language)
    },
  }
}

function inOneLine([first = '', ...others]: string[]): string {
  return [first, ...others.map((words) => words.charAt(0).toLowerCase() + words.slice(1))].join(', ')
}
