import { type Filter } from '@ensemble/contracts/lists'
import { styled } from '@mui/material/styles'
import { Rows3Icon, SlidersHorizontalIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Menu } from '../actions/menu.tsx'
import { Chip } from '../display/chip.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { phoneMedia } from '../theme/custom-properties.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { FilterDialog } from './filters/filter-dialog.tsx'
import { filterWords } from './filters/filter-words.ts'
import { type TableColumn, type TableDensity } from './table-column.ts'

interface TableToolbarProps<Row> {
  columns: readonly TableColumn<Row>[]
  filters: readonly Filter[]
  onFiltersChange?: (filters: Filter[]) => void
  hidden: ReadonlySet<string>
  onHiddenChange: (hidden: ReadonlySet<string>) => void
  density: TableDensity
  onDensityChange: (density: TableDensity) => void
}

const Root = styled('div')({ display: 'grid', gap: '8px' })
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center' })
// Cards have neither rows to compress nor columns to compare.
const WideOnly = styled('div')({ display: 'flex', gap: '4px', marginLeft: 'auto', [phoneMedia]: { display: 'none' } })

/** Filters with their chips, columns, density. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { columns, filters, onFiltersChange, hidden, onHiddenChange, density, onDensityChange } = props
  const [open, setOpen] = useState(false)
  const texts = useUiTexts()
  const filterable = columns.filter((column) => column.filterable !== false)
  const densities = {
    compact: texts.table.densityCompact,
    standard: texts.table.densityStandard,
    comfortable: texts.table.densityComfortable,
  }

  return (
    <Root>
      <Row>
        {onFiltersChange && filterable.length > 0 ? (
          <Button
            variant="secondary"
            icon={<SlidersHorizontalIcon />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {filters.length === 0 ? texts.filters : `${texts.filters} (${filters.length})`}
          </Button>
        ) : null}
        <WideOnly>
          <ColumnsMenu columns={columns.slice(1)} hidden={hidden} onChange={onHiddenChange} />
          <Menu
            showLabel
            label={texts.table.density}
            icon={<Rows3Icon />}
            items={(['compact', 'standard', 'comfortable'] as const).map((id) => ({
              id,
              label: densities[id],
              selected: id === density,
              onSelect: () => onDensityChange(id),
            }))}
          />
        </WideOnly>
      </Row>
      {onFiltersChange && filters.length > 0 ? (
        <Row>
          {filters.map((filter, index) => (
            <Chip
              key={`${filter.field}-${filter.operator}-${String(filter.value)}`}
              label={filterWords(filter, columns, texts)}
              onRemove={() => onFiltersChange(filters.filter((_one, other) => other !== index))}
            />
          ))}
          <Button variant="quiet" size="small" onClick={() => onFiltersChange([])}>
            {texts.clearAll}
          </Button>
        </Row>
      ) : null}
      {open && onFiltersChange ? (
        <FilterDialog columns={filterable} filters={filters} onApply={onFiltersChange} onClose={() => setOpen(false)} />
      ) : null}
    </Root>
  )
}
