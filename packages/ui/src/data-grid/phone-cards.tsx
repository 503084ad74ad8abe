import { styled } from '@mui/material/styles'
import { EllipsisVerticalIcon } from 'lucide-react'
import { useId } from 'react'
import { Menu } from '../actions/menu.tsx'
import { chipStyles } from '../display/status-chip.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Card } from '../surfaces/card.tsx'
import { CardTitle } from '../surfaces/card-title.tsx'
import { useTableTexts } from './texts/use-table-texts.ts'
import { token } from '../theme/tokens.ts'
import { MainActions } from './main-actions.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { nameOf } from './grid-row.tsx'
import type { TableColumn } from './table-column.ts'
import type { TableLayout } from './use-table-layout.ts'

interface PhoneCardsProps<Row extends object> extends DataTableProps<Row> {
  layout: TableLayout<Row>
}

/** Facts that a card shows; the others are one press away. */
const mostFacts = 4

const List = styled('ul')({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: '12px',
  '& .ens-chip': chipStyles,
})
const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: '8px', alignItems: 'flex-start' })
const Above = styled('div')({ position: 'relative', zIndex: 2, margin: '-8px -12px 0 0' })
// Above the title's link, which covers the card.
const Foot = styled('div')({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  width: 'fit-content',
})
const More = styled('details')({
  position: 'relative',
  zIndex: 2,
  '& summary': { width: 'fit-content', padding: '8px 0', color: token('primary'), fontWeight: 500, cursor: 'pointer' },
})
const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 2fr) 3fr',
  gap: '6px 12px',
  '& dt': { color: token('text-second'), fontSize: token('font-small') },
  '& dd': { minWidth: 0, fontVariantNumeric: 'tabular-nums' },
})

/** The table on a phone: a card per row, titled by the first column, with its acts. */
export function PhoneCards<Row extends object>(props: PhoneCardsProps<Row>) {
  const { rows, rowId, actions, label, layout, selection, onSelectionChange } = props
  const table = useTableTexts()
  const prefix = useId()
  const [first, ...others] = layout.shown
  if (!first) return null
  return (
    <List role="list" className="ens-cards" aria-label={label} aria-busy={props.loading}>
      {rows.map((row, at) => {
        const acts = actions?.(row) ?? []
        const rest = acts.filter(({ main }) => !main).map(({ main: _beside, opens: _byEnter, ...entry }) => entry)
        return (
          <li key={rowId(row)}>
            <Card as="div">
              <Head>
                <CardTitle level={2} id={nameOf(`${prefix}${at}`)} {...first.link?.(row)}>
                  {first.render(row)}
                </CardTitle>
                {rest.length > 0 ? (
                  <Above>
                    <Menu
                      label={table.actions}
                      ofId={nameOf(`${prefix}${at}`)}
                      icon={<EllipsisVerticalIcon size={20} />}
                      items={rest}
                    />
                  </Above>
                ) : null}
              </Head>
              <CardFacts columns={others} row={row} />
              {onSelectionChange || acts.length > rest.length ? (
                <Foot>
                  <MainActions actions={acts} name={first.render(row)} />
                  {onSelectionChange ? (
                    <Checkbox
                      label={
                        <>
                          {table.select}
                          <VisuallyHidden> {first.render(row)}</VisuallyHidden>
                        </>
                      }
                      checked={selection?.has(rowId(row)) ?? false}
                      onChange={() => onSelectionChange(toggled(selection, rowId(row)))}
                    />
                  ) : null}
                </Foot>
              ) : null}
            </Card>
          </li>
        )
      })}
    </List>
  )
}

/** The first facts at once, what else there is behind a line to open. */
function CardFacts<Row>({ columns, row }: { columns: readonly TableColumn<Row>[]; row: Row }) {
  const table = useTableTexts()
  const facts = columns
    .map(({ id, label, render }) => ({ id, label, shown: render(row) }))
    // A label with nothing behind it reads as a fault.
    .filter(({ shown }) => shown !== null && shown !== undefined && shown !== '')
  const lines = facts.map(({ id, label, shown }) => [<dt key={`${id}-label`}>{label}</dt>, <dd key={id}>{shown}</dd>])
  // A line to open that would hide a single one is no shorter.
  if (facts.length <= mostFacts + 1) return <Facts>{lines}</Facts>
  return (
    <>
      <Facts>{lines.slice(0, mostFacts)}</Facts>
      <More>
        <summary>{table.moreFacts}</summary>
        <Facts>{lines.slice(mostFacts)}</Facts>
      </More>
    </>
  )
}

function toggled(selection: ReadonlySet<string> | undefined, id: string): ReadonlySet<string> {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}
