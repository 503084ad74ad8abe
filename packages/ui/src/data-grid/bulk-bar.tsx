import { styled } from '@mui/material/styles'
import { Button } from '../actions/button.tsx'
import { fillText } from '../texts/ui-texts.ts'
import { useTableTexts } from './texts/use-table-texts.ts'
import { token } from '../theme/tokens.ts'
import type { DataTableProps } from './data-table-props.ts'

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  padding: '8px 16px',
  // In view however long the table is, and nothing above it moves.
  position: 'sticky',
  zIndex: 5,
  bottom: `calc(${token('bottom-bar-height')} + 8px)`,
  boxShadow: token('shadow-float'),
  borderRadius: token('radius-card'),
  background: token('secondary'),
})
const Count = styled('span')({ fontWeight: 500, marginRight: 'auto' })

/** How many rows are chosen and what can be done with all of them; the count is a live region that is always there. */
export function BulkBar<Row extends object>(props: DataTableProps<Row>) {
  const { selection, onSelectionChange, chosen, bulkActions = [] } = props
  const table = useTableTexts()
  if (!onSelectionChange) return null
  const count = selection?.size ?? 0
  const words = chosen?.(count) ?? fillText(count === 1 ? table.selectedOne : table.selectedMany, { count })
  if (count === 0) return <div role="status" />
  return (
    <Root className="ens-no-print">
      <Count role="status">{words}</Count>
      {bulkActions.map(({ id, label, icon, onSelect, danger, busy }, index) => (
        <Button
          key={id}
          size="small"
          variant={danger || index > 0 ? 'secondary' : 'primary'}
          icon={icon}
          loading={busy}
          onClick={onSelect}
        >
          {label}
        </Button>
      ))}
      <Button size="small" variant="quiet" onClick={() => onSelectionChange(new Set())}>
        {table.selectNone}
      </Button>
    </Root>
  )
}
