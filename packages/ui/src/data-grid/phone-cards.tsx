import { styled } from '@mui/material/styles'
import { EllipsisVerticalIcon } from 'lucide-react'
import { Menu } from '../actions/menu.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import { Select } from '../fields/select.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Card } from '../surfaces/card.tsx'
import { CardTitle } from '../surfaces/card-title.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { token } from '../theme/tokens.ts'
import type { DataTableProps } from './data-table-props.ts'

interface PhoneCardsProps<Row extends object> extends DataTableProps<Row> {
  hidden: ReadonlySet<string>
}

const List = styled('ul')({ listStyle: 'none', padding: 0, display: 'grid', gap: '12px' })
const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: '8px', alignItems: 'flex-start' })
const Above = styled('div')({ position: 'relative', zIndex: 2, margin: '-8px -12px 0 0' })
// Above the title's link, which covers the card.
const Pick = styled('div')({ position: 'relative', zIndex: 2, width: 'fit-content' })
const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 2fr) 3fr',
  gap: '6px 12px',
  '& dt': { color: token('text-second'), fontSize: token('font-small') },
  '& dd': { minWidth: 0, fontVariantNumeric: 'tabular-nums' },
})

/** The table on a phone: a card per row, titled by the first column, and the sorting in a select. */
export function PhoneCards<Row extends object>(props: PhoneCardsProps<Row>) {
  const { columns, rows, rowId, actions, label, hidden, selection, onSelectionChange } = props
  const texts = useUiTexts()
  const [first, ...others] = columns
  if (!first) return null
  return (
    <>
      {props.onSortChange ? <SortSelect {...props} /> : null}
      <List role="list" aria-label={label} aria-busy={props.loading}>
        {rows.map((row) => (
          <li key={rowId(row)}>
            <Card as="div">
              <Head>
                <CardTitle level={2} {...first.link?.(row)}>
                  {first.render(row)}
                </CardTitle>
                {actions && actions(row).length > 0 ? (
                  <Above>
                    <Menu label={texts.table.actions} icon={<EllipsisVerticalIcon size={20} />} items={actions(row)} />
                  </Above>
                ) : null}
              </Head>
              <Facts>
                {others
                  .filter((column) => !hidden.has(column.id))
                  .map(({ id, label: name, render }) => ({ id, name, shown: render(row) }))
                  // A label with nothing behind it reads as a fault.
                  .filter(({ shown }) => shown !== null && shown !== undefined && shown !== '')
                  .map(({ id, name, shown }) => [<dt key={`${id}-label`}>{name}</dt>, <dd key={id}>{shown}</dd>])}
              </Facts>
              {onSelectionChange ? (
                <Pick>
                  <Checkbox
                    label={
                      <>
                        {texts.table.select}
                        <VisuallyHidden> {first.render(row)}</VisuallyHidden>
                      </>
                    }
                    checked={selection?.has(rowId(row)) ?? false}
                    onChange={() => onSelectionChange(toggled(selection, rowId(row)))}
                  />
                </Pick>
              ) : null}
            </Card>
          </li>
        ))}
      </List>
    </>
  )
}

function toggled(selection: ReadonlySet<string> | undefined, id: string): ReadonlySet<string> {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

function SortSelect<Row extends object>({ columns, sort, onSortChange }: DataTableProps<Row>) {
  const { table } = useUiTexts()
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
