import type { FilterOperator } from '@ensemble/contracts/enumerations'
import type { Filter } from '@ensemble/contracts/lists'
import type { ColumnKind, TableColumn } from '../table-column.ts'
import { operatorsOf } from './operators-of.ts'

/** A condition while it is being written: every value as text. */
export interface FilterDraft {
  key: number
  field: string
  operator: FilterOperator
  values: string[]
}

type DraftColumn = Pick<TableColumn<never>, 'id' | 'kind' | 'operators'>

/** The conditions in force, ready to be edited. */
export function draftsOf(filters: readonly Filter[]): FilterDraft[] {
  return filters.map(({ field, operator, value }, key) => ({ key, field, operator, values: textsOf(value) }))
}

/** A new, empty condition on the given column. */
export function newDraft(column: DraftColumn, key: number): FilterDraft {
  return { key, field: column.id, operator: operatorsOf(column)[0] ?? 'notEmpty', values: [] }
}

/** The conditions as the list calls take them; what is unfinished or of an unknown column is left out. */
export function filtersOf(drafts: readonly FilterDraft[], columns: readonly DraftColumn[]): Filter[] {
  return drafts.flatMap((draft) => {
    const column = columns.find((candidate) => candidate.id === draft.field)
    const filter = column ? toFilter(draft, column.kind) : undefined
    return filter ? [filter] : []
  })
}

function toFilter({ field, operator, values }: FilterDraft, kind: ColumnKind): Filter | undefined {
  if (operator === 'notEmpty') return { field, operator }
  const given = values.map((value) => value.trim()).filter((value) => value !== '')
  const [first] = given
  if (first === undefined) return undefined
  if (operator === 'in') return { field, operator, value: given }
  if (kind !== 'number') return { field, operator, value: first }
  const number = Number(first.replace(',', '.'))
  return Number.isFinite(number) ? { field, operator, value: number } : undefined
}

function textsOf(value: Filter['value']): string[] {
  if (value === undefined) return []
  return Array.isArray(value) ? [...value] : [String(value)]
}
