import { Button } from '../actions/button.tsx'
import type { TableAction } from './table-column.ts'

/** The usual acts of a row, as the buttons of the panel that shows it in full. */
export function PanelActs({ acts }: { acts: readonly TableAction[] }) {
  return acts
    .filter(({ main }) => main)
    .map(({ id, label, disabled, danger, onSelect }) => (
      <Button key={id} disabled={disabled} variant={danger ? 'secondary' : 'primary'} onClick={onSelect}>
        {label}
      </Button>
    ))
}
