import { styled } from '@mui/material/styles'
import { ArrowDownIcon, ArrowUpIcon, Columns3Icon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import { Dialog } from '../surfaces/dialog.tsx'
import { fillText } from '../texts/ui-texts.ts'
import { useTableTexts } from './texts/use-table-texts.ts'
import type { TableLayout } from './use-table-layout.ts'

const Line = styled('div')({ display: 'flex', alignItems: 'center', '& > :first-of-type': { flex: '1 1 auto' } })

/** Which columns are shown, and in which order. The first one is always there, and always first. */
export function ColumnsMenu<Row>({ layout }: { layout: TableLayout<Row> }) {
  const [open, setOpen] = useState(false)
  const table = useTableTexts()
  const columns = layout.ordered.slice(1)
  return (
    <>
      <IconButton
        label={table.columns}
        icon={<Columns3Icon size={20} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        width="small"
        title={table.columns}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="secondary" onClick={layout.reset}>
            {table.resetColumns}
          </Button>
        }
      >
        {columns.map(({ id, label }, index) => (
          <Line key={id}>
            <Checkbox label={label} checked={!layout.hidden.has(id)} onChange={() => layout.toggle(id)} />
            <IconButton
              label={fillText(table.moveUp, { name: label })}
              icon={<ArrowUpIcon size={18} />}
              unavailable={index === 0}
              onClick={() => layout.move(id, -1)}
            />
            <IconButton
              label={fillText(table.moveDown, { name: label })}
              icon={<ArrowDownIcon size={18} />}
              unavailable={index === columns.length - 1}
              onClick={() => layout.move(id, 1)}
            />
          </Line>
        ))}
      </Dialog>
    </>
  )
}
