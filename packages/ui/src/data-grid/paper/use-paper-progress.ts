import { fillText } from '../../texts/ui-texts.ts'
import { useUiTexts } from '../../texts/ui-texts-provider.tsx'
import { useTableTexts } from '../texts/use-table-texts.ts'
import { mostOnPaper } from './print-page.ts'

/** How many rows have come for the paper, in words; null where none are brought. */
export function usePaperProgress(come: number | null, total: number): string | null {
  const { language } = useUiTexts()
  const { printComing } = useTableTexts()
  if (come === null) return null
  const [shown, count] = [come, Math.min(total, mostOnPaper)].map((number) => number.toLocaleString(language))
  return fillText(printComing, { come: shown ?? '', count: count ?? '' })
}
