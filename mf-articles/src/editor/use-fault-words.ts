import { useTranslation } from '@ensemble/mf-kit'
import type { ArticleEditor } from './use-article-editor.ts'

const known = ['REQUIRED', 'TOO_SHORT', 'TOO_LONG', 'OUT_OF_RANGE', 'NOT_IN_LIST', 'INVALID_DATE'] as const

/** What the server found wrong with a field, in words; nothing for a field that is right. */
export function useFaultWords({ faults }: ArticleEditor): (field: string) => string | undefined {
  const { t } = useTranslation('mf-articles')
  return (field) => {
    const [code] = faults[field] ?? []
    if (code === undefined) return undefined
    return t(`editor.faults.${known.find((each) => each === code) ?? 'other'}`)
  }
}
