import { useUiTexts } from '../../texts/ui-texts-provider.tsx'
import { englishTableTexts } from './english-table-texts.ts'
import { frenchTableTexts } from './french-table-texts.ts'
import type { TableTexts } from './table-texts.ts'

const texts = { fr: frenchTableTexts, en: englishTableTexts }

/** The labels of a table in the language on the screen. */
export function useTableTexts(): TableTexts {
  return texts[useUiTexts().language]
}
