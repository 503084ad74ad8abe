import type { UIEventHandler } from 'react'
import type { DataTableProps } from './data-table-props.ts'
import { HeaderCell } from './header-cell.tsx'
import { RowBox } from './row-box.tsx'
import { useTableTexts } from './texts/use-table-texts.ts'
import type { useChoosing } from './use-choosing.ts'
import type { TableLayout } from './use-table-layout.ts'

interface GridHeadProps<Row extends object> extends DataTableProps<Row> {
  layout: TableLayout<Row>
  choosing: ReturnType<typeof useChoosing>
  /** Rows can be acted on, in a column of their own. */
  hasActs: boolean
  /** Opens the filters on the column whose menu was used. */
  onFilter?: (field: string) => void
  onScroll: UIEventHandler<HTMLElement>
}

/** The headers of the columns, with the box that chooses all rows of the page. */
export function GridHead<Row extends object>(props: GridHeadProps<Row>) {
  const { rows, layout, choosing, onSelectionChange } = props
  const texts = useTableTexts()
  return (
    <thead onScroll={props.onScroll}>
      <tr role="row" aria-rowindex={1}>
        {onSelectionChange ? (
          <th role="columnheader" className="ens-box" tabIndex={-1}>
            <RowBox
              label={texts.selectAll}
              checked={choosing.chosen > 0 && choosing.chosen === rows.length}
              some={choosing.chosen > 0}
              onChange={choosing.chooseAll}
            />
          </th>
        ) : null}
        {layout.shown.map((column, index) => (
          <HeaderCell
            key={column.id}
            {...{ column, layout, onFilter: props.onFilter, onSortChange: props.onSortChange }}
            first={index === 0}
            sort={props.sort ?? null}
          />
        ))}
        {props.hasActs ? (
          <th role="columnheader" className="ens-acts" tabIndex={-1}>
            <span className="ens-cell">{texts.actions}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}
