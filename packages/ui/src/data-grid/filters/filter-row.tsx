import { styled } from '@mui/material/styles'
import { Trash2Icon } from 'lucide-react'
import { IconButton } from '../../actions/icon-button.tsx'
import { Select } from '../../fields/select.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden.tsx'
import { useUiTexts } from '../../texts/ui-texts-provider.tsx'
import { useTableTexts } from '../texts/use-table-texts.ts'
import { phoneMedia } from '../../theme/custom-properties.ts'
import { token } from '../../theme/tokens.ts'
import type { TableColumn } from '../table-column.ts'
import { type FilterDraft, newDraft } from './filter-draft.ts'
import { FilterValue } from './filter-value.tsx'
import { operatorLabel, operatorsOf } from './operators-of.ts'

interface FilterRowProps<Row> {
  draft: FilterDraft
  columns: readonly TableColumn<Row>[]
  /** Position in the list, from 1, to name the group. */
  position: number
  onChange: (draft: FilterDraft) => void
  onRemove: () => void
}

const Root = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.2fr auto',
  alignItems: 'end',
  gap: '12px',
  border: 0,
  padding: '0 0 16px',
  minWidth: 0,
  borderBottom: `1px solid ${token('line')}`,
  [phoneMedia]: { gridTemplateColumns: '1fr', '& > button': { justifySelf: 'end' } },
})

/** One condition: column, operator, value. */
export function FilterRow<Row>({ draft, columns, position, onChange, onRemove }: FilterRowProps<Row>) {
  const texts = useUiTexts()
  const table = useTableTexts()
  const column = columns.find((candidate) => candidate.id === draft.field)
  if (!column) return null
  return (
    <Root>
      <legend>
        <VisuallyHidden>{`${texts.filters} ${position}`}</VisuallyHidden>
      </legend>
      <Select
        label={table.column}
        options={columns.map(({ id, label }) => ({ value: id, label }))}
        value={draft.field}
        onChange={(field) => {
          const chosen = columns.find((candidate) => candidate.id === field)
          if (chosen) onChange(newDraft(chosen, draft.key))
        }}
      />
      <Select
        label={table.operator}
        options={operatorsOf(column).map((value) => ({ value, label: operatorLabel(value, column.kind, table) }))}
        value={draft.operator}
        onChange={(operator) => {
          if (operator !== '')
            onChange({ ...draft, operator, values: operator === 'in' ? draft.values : draft.values.slice(0, 1) })
        }}
      />
      {draft.operator === 'notEmpty' ? (
        <span />
      ) : (
        <FilterValue column={column} draft={draft} onChange={(values) => onChange({ ...draft, values })} />
      )}
      <IconButton label={table.removeFilter} icon={<Trash2Icon size={20} />} onClick={onRemove} />
    </Root>
  )
}
