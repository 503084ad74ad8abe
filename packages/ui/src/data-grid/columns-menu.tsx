import { Columns3Icon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import { Dialog } from '../surfaces/dialog.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'

interface ColumnsMenuProps {
  /** The first column is always shown and does not appear here. */
  columns: readonly { id: string; label: string }[]
  hidden: ReadonlySet<string>
  onChange: (hidden: ReadonlySet<string>) => void
}

/** Which columns are shown. */
export function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps) {
  const [open, setOpen] = useState(false)
  const texts = useUiTexts()

  function toggle(id: string) {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }

  return (
    <>
      <Button variant="quiet" icon={<Columns3Icon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.table.columns}
      </Button>
      <Dialog open={open} width="small" title={texts.table.columns} onClose={() => setOpen(false)}>
        {columns.map(({ id, label }) => (
          <Checkbox key={id} label={label} checked={!hidden.has(id)} onChange={() => toggle(id)} />
        ))}
      </Dialog>
    </>
  )
}
