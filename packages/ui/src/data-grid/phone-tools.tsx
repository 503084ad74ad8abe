import { styled } from '@mui/material/styles'
import { SlidersHorizontalIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { MultiSelect } from '../fields/multi-select.tsx'
import { Select } from '../fields/select.tsx'
import { Sheet } from '../surfaces/sheet.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { useTableTexts } from './texts/use-table-texts.ts'
import { quickValues, withQuickValues } from './filters/quick-filter.ts'

export interface PhoneToolsProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  'columns' | 'filters' | 'onFiltersChange' | 'sort' | 'onSortChange' | 'count'
> {
  /** Opens what builds any other condition; absent where there is none. */
  onOpenFilters?: () => void
}

const Fields = styled('div')({ display: 'grid', gap: '20px' })

/** One button above the cards of a phone: behind it stands what sorts and narrows them. */
export function PhoneTools<Row extends object>(props: PhoneToolsProps<Row>) {
  const { columns, filters = [], onFiltersChange, onSortChange, count, onOpenFilters } = props
  const texts = useUiTexts()
  const table = useTableTexts()
  const [open, setOpen] = useState(false)
  const quick = onFiltersChange ? columns.filter((column) => column.quick && column.choices) : []
  const only = onSortChange || quick.length > 0 ? null : onOpenFilters
  const title = onOpenFilters || quick.length > 0 ? table.filterAndSort : table.sort
  const label = only ? texts.filters : title
  if (!onSortChange && quick.length === 0 && !onOpenFilters) return null
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={<SlidersHorizontalIcon />}
        aria-haspopup="dialog"
        onClick={only ?? (() => setOpen(true))}
      >
        {filters.length === 0 ? label : `${label} (${filters.length})`}
      </Button>
      <Sheet
        open={open}
        title={title}
        onClose={() => setOpen(false)}
        actions={
          <Button fullWidth onClick={() => setOpen(false)}>
            {count ? `${texts.showResults}${texts.colon}${count}` : texts.showResults}
          </Button>
        }
      >
        <Fields>
          {onSortChange ? <SortSelect {...props} /> : null}
          {quick.map((column) => (
            <MultiSelect
              key={column.id}
              label={column.label}
              options={column.choices ?? []}
              value={quickValues(filters, column.id)}
              onChange={(values) => onFiltersChange?.(withQuickValues(filters, column.id, values))}
            />
          ))}
          {onOpenFilters ? (
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              onClick={() => {
                setOpen(false)
                onOpenFilters()
              }}
            >
              {quick.length > 0 ? table.moreFilters : texts.filters}
            </Button>
          ) : null}
        </Fields>
      </Sheet>
    </>
  )
}

function SortSelect<Row extends object>({ columns, sort, onSortChange }: PhoneToolsProps<Row>) {
  const table = useTableTexts()
  const options = columns
    .filter((column) => column.sortable !== false)
    .flatMap(({ id, label }) => [
      { value: `asc:${id}`, label: `${label}, ${table.sortAscending}` },
      { value: `desc:${id}`, label: `${label}, ${table.sortDescending}` },
    ])
  return (
    <Select
      label={table.sort}
      emptyOption={table.noSort}
      options={options}
      value={sort ? `${sort.order}:${sort.field}` : ''}
      onChange={(value) => {
        const [order, field] = [value.slice(0, value.indexOf(':')), value.slice(value.indexOf(':') + 1)]
        onSortChange?.(value === '' ? null : { field, order: order === 'desc' ? 'desc' : 'asc' })
      }}
    />
  )
}
