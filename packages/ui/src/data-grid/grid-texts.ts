import type { GridLocaleText } from '@mui/x-data-grid'
import { enUS, frFR } from '@mui/x-data-grid/locales'
import type { UiTexts } from '../texts/ui-texts.ts'

const locales = { fr: frFR, en: enUS }

/** The grid's own words in the language on the screen, with ours where people meet them. */
export function gridTexts(texts: UiTexts): Partial<GridLocaleText> {
  return {
    ...locales[texts.language].components.MuiDataGrid.defaultProps.localeText,
    noRowsLabel: texts.table.noRows,
  }
}
