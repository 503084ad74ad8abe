import type { Filter } from '@ensemble/contracts/lists'
import type { UiTexts } from '../../texts/ui-texts.ts'
import type { TableColumn } from '../table-column.ts'
import { operatorLabel } from './operators-of.ts'

type NamedColumn = Pick<TableColumn<never>, 'id' | 'label' | 'kind' | 'choices'>

/** A condition in words, for its chip: "Inscription après le 12 décembre 2026". */
export function filterWords(filter: Filter, columns: readonly NamedColumn[], texts: UiTexts): string {
  const column = columns.find((candidate) => candidate.id === filter.field)
  // The name of a field is no word; the list may offer conditions that no column shows.
  if (!column) return texts.table.otherFilter
  const values = [filter.value ?? []].flat().map((value) => valueWords(value, column, texts))
  return [column.label, operatorLabel(filter.operator, column.kind, texts), values.join(', ')].filter(Boolean).join(' ')
}

function valueWords(value: string | number | boolean, column: NamedColumn, texts: UiTexts): string {
  if (typeof value === 'number') return value.toLocaleString(texts.language)
  const choice = column.choices?.find((candidate) => candidate.value === value)
  if (choice) return choice.label
  if (column.kind === 'date' && typeof value === 'string') return dateWords(value, texts.language)
  return String(value)
}

function dateWords(value: string, language: string): string {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return value
  return date.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'Europe/Paris' })
}
