import { styled } from '@mui/material/styles'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { token } from '../theme/tokens.ts'
import { type BarChartProps } from './chart-figures.ts'

interface ChartTableProps extends BarChartProps {
  id: string
  /** Drawn on the screen; otherwise there for screen readers only. */
  shown: boolean
  write: (value: number) => string
}

const Scroller = styled('div')({ overflowX: 'auto' })
const Root = styled('table')({
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: token('font-small'),
  '& th, & td': { padding: '8px 16px 8px 0', borderBottom: `1px solid ${token('line')}`, textAlign: 'left' },
  '& td': { textAlign: 'right' },
  '& th': { fontWeight: 500 },
})

/** The figures of a chart. */
export function ChartTable({ id, shown, title, categoryLabel, categories, series, write }: ChartTableProps) {
  const table = (
    <Root>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{categoryLabel}</th>
          {series.map((one) => (
            <th scope="col" key={one.label}>
              {one.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, row) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            {series.map((one) => (
              <td key={one.label}>{write(one.values[row] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  )
  return <div id={id}>{shown ? <Scroller>{table}</Scroller> : <VisuallyHidden as="div">{table}</VisuallyHidden>}</div>
}
