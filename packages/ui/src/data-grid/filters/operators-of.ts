import type { FilterOperator } from '@ensemble/contracts/enumerations'
import type { TableTexts } from '../texts/table-texts.ts'
import type { ColumnKind } from '../table-column.ts'

const comparisons = ['gt', 'gte', 'lt', 'lte', 'notEmpty'] as const satisfies readonly FilterOperator[]

/** contains for text, eq and in for choices, gt to lte for numbers and dates, notEmpty for all. */
const operatorsByKind: Record<ColumnKind, readonly FilterOperator[]> = {
  text: ['contains', 'notEmpty'],
  number: comparisons,
  date: comparisons,
  choice: ['eq', 'in', 'notEmpty'],
}

interface FilterableColumn {
  kind: ColumnKind
  operators?: readonly FilterOperator[]
}

/** The operators that a column's filter offers, the most usual first. */
export function operatorsOf(column: FilterableColumn): readonly FilterOperator[] {
  return column.operators ?? operatorsByKind[column.kind]
}

/** How an operator is said of this kind of value: a date is "before", a number "less than". */
export function operatorLabel(operator: FilterOperator, kind: ColumnKind, texts: TableTexts): string {
  return (kind === 'date' ? texts.dateOperators[operator] : undefined) ?? texts.operators[operator]
}
