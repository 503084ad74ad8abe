import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { token } from '../theme/tokens.ts'

export interface PaperTableProps {
  /** What the table is, above it. */
  caption?: string
  columns: readonly { id: string; label: string; /** Share of the width, in percent. */ share?: number }[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  /** Room to write by hand in each row. */
  roomy?: boolean
}

const Root = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: token('font-small'),
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', fontWeight: 600, padding: '0 0 8px' },
  '& th, & td': {
    border: `1px solid ${token('line')}`,
    padding: '6px 8px',
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  // The heads come again on each sheet of paper.
  '& thead': { display: 'table-header-group' },
  '&[data-roomy="true"] td': { height: '44px', verticalAlign: 'middle' },
})

/** A table with all its columns and rows, as it goes on paper. */
export function PaperTable({ caption, columns, rows, roomy = false }: PaperTableProps) {
  return (
    <Root data-roomy={roomy}>
      {caption ? <caption>{caption}</caption> : null}
      <colgroup>
        {columns.map(({ id, share }) => (
          <col key={id} width={share === undefined ? undefined : `${share}%`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {columns.map((column, index) => (
              <td key={column.id}>{cells[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  )
}
