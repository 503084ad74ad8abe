import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { DownloadIcon, Rows3Icon, SlidersHorizontalIcon } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Menu } from '../actions/menu.tsx'
import { Chip } from '../display/chip.tsx'
import { SearchWords } from '../fields/search-words.tsx'
import { ResultLine } from '../navigation/result-line.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { phoneMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { filterWords } from './filters/filter-words.ts'
import { isQuick } from './filters/quick-filter.ts'
import { useTableTexts } from './texts/use-table-texts.ts'
import { QuickFilters } from './filters/quick-filters.tsx'
import { PrintButton } from './paper/print-button.tsx'
import { PhoneTools } from './phone-tools.tsx'
import { useSlash } from './use-slash.ts'
import type { TableLayout } from './use-table-layout.ts'

interface TableToolbarProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  'columns' | 'search' | 'count' | 'filters' | 'onFiltersChange' | 'sort' | 'onSortChange' | 'onExport' | 'exporting'
> {
  layout: TableLayout<Row>
  onOpenFilters: () => void
  /** What is searched or filtered has no row: there is nothing to save, print or arrange. */
  hasNoRows: boolean
  /** How many rows have come for the paper, in words; null where none are brought. */
  coming: string | null
}

const Root = styled('div')({ display: 'grid', gap: '8px' })
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  alignItems: 'center',
  '& .ens-chosen': { background: token('secondary'), borderColor: token('primary') },
})
const Search = styled('div')({
  flex: '1 1 280px',
  maxWidth: '400px',
  [phoneMedia]: { flexBasis: '100%', maxWidth: 'none' },
})
const Right = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  marginLeft: 'auto',
  // Beside the button of the filters.
  [phoneMedia]: { flex: '1 0 auto', justifyContent: 'flex-end', gap: '0 4px' },
})
const Tools = styled('div')({ display: 'flex' })
// Cards have neither rows to compress nor columns to compare.
const WideOnly = styled('div')({ display: 'flex', [phoneMedia]: { display: 'none' } })

/**
 * One line of search, usual filters and tools; with how many there are; below it what else narrows them. On a phone the
 * filters stand behind one button, so that the first card is in sight.
 */
export function TableToolbar<Row extends object>(props: TableToolbarProps<Row>) {
  const { columns, search, count, filters = [], onFiltersChange, layout, coming } = props
  const texts = useUiTexts()
  const table = useTableTexts()
  const phone = useMediaQuery(phoneMedia, { noSsr: true })
  const field = useRef<HTMLDivElement>(null)
  useSlash(field)
  const quick = phone ? [] : columns.filter((column) => column.quick)
  const filterable = columns.some((column) => column.filterable !== false)
  const more = filters.filter((filter) => !quick.some(({ id }) => isQuick(filter, id)))
  const densities = {
    compact: table.densityCompact,
    standard: table.densityStandard,
    comfortable: table.densityComfortable,
  }
  const line = phone ? count : (coming ?? count)
  const builder = quick.length > 0 ? table.moreFilters : texts.filters

  return (
    <Root className="ens-no-print">
      <Row>
        {search ? (
          <Search ref={field}>
            <SearchWords label={search.label} search={search.value} onSearch={search.onSearch} />
          </Search>
        ) : null}
        {onFiltersChange ? <QuickFilters columns={quick} filters={filters} onChange={onFiltersChange} /> : null}
        {phone ? (
          <PhoneTools {...props} onOpenFilters={onFiltersChange && filterable ? props.onOpenFilters : undefined} />
        ) : null}
        {onFiltersChange && filterable && !phone ? (
          <Button
            variant={quick.length > 0 ? 'quiet' : 'secondary'}
            icon={<SlidersHorizontalIcon />}
            aria-haspopup="dialog"
            onClick={props.onOpenFilters}
          >
            {more.length === 0 ? builder : `${builder} (${more.length})`}
          </Button>
        ) : null}
        <Right>
          {line === undefined ? null : <ResultLine>{line}</ResultLine>}
          {props.hasNoRows ? null : (
            <Tools>
              {props.onExport ? (
                <IconButton
                  label={texts.exportTable}
                  icon={<DownloadIcon size={20} />}
                  aria-busy={props.exporting}
                  unavailable={props.exporting}
                  onClick={props.onExport}
                />
              ) : null}
              <WideOnly>
                <PrintButton busy={coming !== null} />
                <ColumnsMenu layout={layout} />
                <Menu
                  label={table.density}
                  icon={<Rows3Icon size={20} />}
                  items={(['compact', 'standard', 'comfortable'] as const).map((id) => ({
                    id,
                    label: densities[id],
                    selected: id === layout.density,
                    onSelect: () => layout.setDensity(id),
                  }))}
                />
              </WideOnly>
            </Tools>
          )}
        </Right>
      </Row>
      {onFiltersChange && filters.length > 0 ? (
        <Row>
          {more.map((filter) => (
            <Chip
              key={`${filter.field}-${filter.operator}-${String(filter.value)}`}
              label={filterWords(filter, columns, texts, table)}
              onRemove={() => onFiltersChange(filters.filter((other) => other !== filter))}
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
