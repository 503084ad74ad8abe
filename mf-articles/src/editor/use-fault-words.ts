import { useTranslation } from '@ensemble/mf-kit'
import type { ArticleEditor } from './use-article-editor.ts'

const known = ['REQUIRED', 'TOO_SHORT', 'TOO_LONG', 'OUT_OF_RANGE', 'NOT_IN_LIST', 'INVALID_DATE'] as const

/** What the server found wrong with a field, in words; nothing for a field that is right. */
export function useFaultWords({ faults }: ArticleEditor): (field: string) => string | undefined {
  const { t } = useTranslation('mf-articles')
  return (field) => {
    // What is wrong with an item of a list, `sources.3`, is told beside the list.
    const [code] = Object.entries(faults).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1] ?? []
    if (code === undefined) return undefined
    return t(`editor.faults.${known.find((each) => each === code) ?? 'other'}`)
  }
}
