import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import {
  GridColumnMenu,
  GridColumnMenuHideItem,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid'
import { SlidersHorizontalIcon } from 'lucide-react'
import { createContext, useContext } from 'react'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'

/** Opens the filters on a column; null where the list cannot be filtered. The grid takes its menu as a fixed slot. */
const Filtering = createContext<((field: string) => void) | null>(null)
export const ColumnFiltering = Filtering.Provider

const parts = { columnMenuFilterItem: FilterItem, columnMenuColumnsItem: GridColumnMenuHideItem }

/** What a column's header offers: its two orders, its filter, hiding it. */
export function ColumnMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={parts} />
}

function FilterItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const { table } = useUiTexts()
  const open = useContext(Filtering)
  if (!open || colDef.filterable === false) return null
  return (
    <MenuItem
      onClick={(event) => {
        onClick(event)
        open(colDef.field)
      }}
    >
      <ListItemIcon>
        <SlidersHorizontalIcon size={20} aria-hidden />
      </ListItemIcon>
      {table.filterColumn}
    </MenuItem>
  )
}
