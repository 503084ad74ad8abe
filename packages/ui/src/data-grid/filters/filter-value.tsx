import { MultiSelect } from '../../fields/multi-select.tsx'
import { Select } from '../../fields/select.tsx'
import { TextField } from '../../fields/text-field.tsx'
import { useTableTexts } from '../texts/use-table-texts.ts'
import type { TableColumn } from '../table-column.ts'
import type { FilterDraft } from './filter-draft.ts'

interface FilterValueProps<Row> {
  column: TableColumn<Row>
  draft: FilterDraft
  onChange: (values: string[]) => void
}

const inputTypes = { text: 'text', choice: 'text', number: 'number', date: 'date' } as const

/** The value's field, by the kind of the column: choices, a date, a number or words. */
export function FilterValue<Row>({ column, draft, onChange }: FilterValueProps<Row>) {
  const table = useTableTexts()
  const [first = ''] = draft.values
  const choices = column.choices ?? []
  if (column.kind === 'choice' && draft.operator === 'in') {
    return <MultiSelect label={table.value} options={choices} value={draft.values} onChange={onChange} />
  }
  if (column.kind === 'choice') {
    return <Select label={table.value} options={choices} value={first} onChange={(value) => onChange([value])} />
  }
  return (
    <TextField
      label={table.value}
      type={inputTypes[column.kind]}
      value={first}
      maxLength={200}
      onChange={(event) => onChange([event.target.value])}
    />
  )
}
