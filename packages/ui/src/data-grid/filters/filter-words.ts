import { formatDate } from '@ensemble/contracts/dates'
import type { Filter } from '@ensemble/contracts/lists'
import type { UiTexts } from '../../texts/ui-texts.ts'
import type { TableTexts } from '../texts/table-texts.ts'
import type { TableColumn } from '../table-column.ts'
import { operatorLabel } from './operators-of.ts'
import { isQuick } from './quick-filter.ts'

type NamedColumn = Pick<TableColumn<never>, 'id' | 'label' | 'kind' | 'choices'>

/** A condition in words, for its chip: "Inscription après le 12 décembre 2026", "État : Ouverte". */
export function filterWords(
  filter: Filter,
  columns: readonly NamedColumn[],
  texts: UiTexts,
  table: TableTexts,
): string {
  const column = columns.find((candidate) => candidate.id === filter.field)
  // The name of a field is no word; the list may offer conditions that no column shows.
  if (!column) return table.otherFilter
  const values = [filter.value ?? []].flat().map((value) => valueWords(value, column, texts))
  if (column.kind === 'choice' && isQuick(filter, column.id)) return `${column.label}${texts.colon}${values.join(', ')}`
  return [column.label, operatorLabel(filter.operator, column.kind, table), values.join(', ')].filter(Boolean).join(' ')
}

function valueWords(value: string | number | boolean, column: NamedColumn, texts: UiTexts): string {
  if (typeof value === 'number') return value.toLocaleString(texts.language)
  const choice = column.choices?.find((candidate) => candidate.value === value)
  if (choice) return choice.label
  if (column.kind === 'date' && typeof value === 'string') return dateWords(value, texts)
  return String(value)
}

function dateWords(value: string, { language }: UiTexts): string {
  return Number.isNaN(new Date(value).getTime()) ? value : formatDate(value, { language })
}
