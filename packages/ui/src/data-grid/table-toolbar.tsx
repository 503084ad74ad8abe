import type { Filter } from '@ensemble/contracts/lists'
import { styled } from '@mui/material/styles'
import { DownloadIcon, Rows3Icon, SlidersHorizontalIcon } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { Menu } from '../actions/menu.tsx'
import { Chip } from '../display/chip.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { phoneMedia } from '../theme/custom-properties.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { filterWords } from './filters/filter-words.ts'
import type { TableColumn, TableDensity } from './table-column.ts'

interface TableToolbarProps<Row> {
  columns: readonly TableColumn<Row>[]
  filters: readonly Filter[]
  onFiltersChange?: (filters: Filter[]) => void
  hidden: ReadonlySet<string>
  onHiddenChange: (hidden: ReadonlySet<string>) => void
  density: TableDensity
  onDensityChange: (density: TableDensity) => void
  onOpenFilters: () => void
  onExport?: () => void
  exporting?: boolean
}

const Root = styled('div')({ display: 'grid', gap: '8px' })
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center' })
// Cards have neither rows to compress nor columns to compare.
const Right = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px', marginLeft: 'auto' })
const WideOnly = styled('div')({ display: 'flex', gap: '4px', [phoneMedia]: { display: 'none' } })

/** Filters with their chips, export, columns, density. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { columns, filters, onFiltersChange, hidden, onHiddenChange, density, onDensityChange } = props
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
            onClick={props.onOpenFilters}
          >
            {filters.length === 0 ? texts.filters : `${texts.filters} (${filters.length})`}
          </Button>
        ) : null}
        <Right>
          {props.onExport ? (
            <Button variant="quiet" icon={<DownloadIcon />} loading={props.exporting} onClick={props.onExport}>
              {texts.table.export}
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
        </Right>
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
    </Root>
  )
}
