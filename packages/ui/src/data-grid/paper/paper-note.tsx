import { fillText } from '../../texts/ui-texts.ts'
import { useUiTexts } from '../../texts/ui-texts-provider.tsx'
import type { TablePaging } from '../data-table-props.ts'
import { useTableTexts } from '../texts/use-table-texts.ts'
import { mostOnPaper } from './print-page.ts'

interface PaperNoteProps extends Pick<TablePaging, 'page' | 'pageSize' | 'total' | 'totalIsCapped'> {
  /** How many rows go on paper. */
  rows: number
  /** They are as many as may. */
  gathered: boolean
}

/** What of a table is not on the paper, below it on the paper: half a table must not pass for a whole one. */
export function PaperNote({ page, pageSize, total, totalIsCapped = false, rows, gathered }: PaperNoteProps) {
  const texts = useUiTexts()
  const table = useTableTexts()
  const inWords = (count: number) => count.toLocaleString(texts.language)
  const isWhole = !totalIsCapped && (gathered ? total <= mostOnPaper : page === 0 && total <= pageSize)
  if (isWhole || rows === 0) return null
  const from = gathered ? 1 : page * pageSize + 1
  const range = fillText(totalIsCapped ? table.rangeCapped : table.range, {
    from: inWords(from),
    to: inWords(from + rows - 1),
    count: inWords(total),
  })
  const words = gathered ? table.paperMost : table.paperPart
  return <p className="ens-paper-only">{fillText(words, { range, most: inWords(mostOnPaper) })}</p>
}
