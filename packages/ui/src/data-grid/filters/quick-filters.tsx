import MenuItem from '@mui/material/MenuItem'
import type { Filter } from '@ensemble/contracts/lists'
import { ChevronDownIcon, SquareCheckIcon, SquareIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../actions/button.tsx'
import { FadingMenu } from '../../surfaces/fading-menu.tsx'
import { landmarkOf } from '../../surfaces/landmark-of.ts'
import { useUiTexts } from '../../texts/ui-texts-provider.tsx'
import { token } from '../../theme/tokens.ts'
import type { TableColumn } from '../table-column.ts'
import { quickValues, withQuickValues } from './quick-filter.ts'

interface QuickFiltersProps<Row> {
  columns: readonly TableColumn<Row>[]
  filters: readonly Filter[]
  onChange: (filters: Filter[]) => void
}

/** The usual conditions of a list, each one press away: a chip per column, with its choices. */
export function QuickFilters<Row>({ columns, filters, onChange }: QuickFiltersProps<Row>) {
  return columns
    .filter(({ quick, choices }) => quick && choices)
    .map((column) => (
      <QuickFilter
        key={column.id}
        column={column}
        values={quickValues(filters, column.id)}
        onChange={(values) => onChange(withQuickValues(filters, column.id, values))}
      />
    ))
}

interface QuickFilterProps<Row> {
  column: TableColumn<Row>
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

function QuickFilter<Row>({ column, values, onChange }: QuickFilterProps<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const texts = useUiTexts()
  const id = useId()
  const choices = column.choices ?? []
  const [only] = values
  const words = values.length > 1 ? String(values.length) : choices.find(({ value }) => value === only)?.label

  function toggle(value: string) {
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value])
  }

  return (
    <>
      <Button
        id={id}
        variant="secondary"
        iconEnd={<ChevronDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        className={values.length > 0 ? 'ens-quick ens-chosen' : 'ens-quick'}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words === undefined ? column.label : `${column.label}${texts.colon}${words}`}
      </Button>
      <FadingMenu
        anchorEl={anchor}
        container={() => landmarkOf(anchor)}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id }, paper: { sx: { maxHeight: 'min(480px, 70vh)' } } }}
      >
        {values.length > 0 ? <MenuItem onClick={() => onChange([])}>{texts.clear}</MenuItem> : null}
        {choices.map(({ value, label }) => {
          const chosen = values.includes(value)
          const Mark = chosen ? SquareCheckIcon : SquareIcon
          return (
            <MenuItem key={value} role="menuitemcheckbox" aria-checked={chosen} onClick={() => toggle(value)}>
              <Mark size={20} aria-hidden color={token(chosen ? 'primary' : 'gray-700')} />
              {label}
            </MenuItem>
          )
        })}
      </FadingMenu>
    </>
  )
}
