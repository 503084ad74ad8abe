import { styled } from '@mui/material/styles'
import { TextLink } from '../actions/text-link.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { token } from '../theme/tokens.ts'
import type { BarChartProps } from './chart-figures.ts'

interface ChartTableProps extends Pick<
  BarChartProps,
  'title' | 'titleLang' | 'categoryLabel' | 'categories' | 'categoriesLang' | 'series' | 'linkOf'
> {
  id: string
  /** Drawn on the screen; otherwise there for screen readers only. */
  shown: boolean
  write: (value: number | null) => string
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
export function ChartTable({ id, shown, title, titleLang, write, linkOf, ...figures }: ChartTableProps) {
  const { categoryLabel, categories, categoriesLang, series } = figures
  const table = (
    <Root>
      <caption lang={titleLang}>
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
            <th scope="row" lang={categoriesLang}>
              {named(category, row)}
            </th>
            {series.map((one) => (
              <td key={one.label}>{write(one.values[row] ?? null)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  )
  return <div id={id}>{shown ? <Scroller>{table}</Scroller> : <VisuallyHidden as="div">{table}</VisuallyHidden>}</div>

  function named(category: string, row: number) {
    // What is there for screen readers only takes no focus: nobody would see where it is.
    const target = shown ? linkOf?.(row) : null
    return target ? <TextLink {...target}>{category}</TextLink> : category
  }
}
