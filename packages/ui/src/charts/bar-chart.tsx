import { styled } from '@mui/material/styles'
import { Fragment, useId, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { token } from '../theme/tokens.ts'
import { type BarChartProps } from './chart-figures.ts'
import { ChartTable } from './chart-table.tsx'
import { seriesBackground } from './series-look.ts'

const Root = styled('figure')({ display: 'grid', gap: '16px' })
const Caption = styled('figcaption')({ fontWeight: 600 })
const Legend = styled('ul')({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  fontSize: token('font-small'),
})
const Key = styled('li')({ display: 'flex', alignItems: 'center', gap: '8px' })
const Swatch = styled('span')({ width: '16px', height: '16px', borderRadius: '3px', forcedColorAdjust: 'none' })
const Plot = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, max-content) 1fr',
  gap: '12px 16px',
  alignItems: 'center',
  '@media (max-width: 599.95px)': { gridTemplateColumns: '1fr', gap: '4px' },
})
const Category = styled('span')({ fontSize: token('font-small'), maxWidth: '220px' })
const Bars = styled('span')({ display: 'grid', gap: '3px', '@media (max-width: 599.95px)': { marginBottom: '10px' } })
const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: '8px' })
const Bar = styled('span')({ flex: 'none', height: '18px', borderRadius: '0 4px 4px 0', forcedColorAdjust: 'none' })
const Value = styled('span')({ fontSize: token('font-small'), fontWeight: 500, fontVariantNumeric: 'tabular-nums' })

/** Horizontal bars with their values written, and the same figures as a table. */
export function BarChart({ title, categoryLabel, categories, series, format }: BarChartProps) {
  const texts = useUiTexts()
  const [tableShown, setTableShown] = useState(false)
  const id = useId()
  const write = format ?? ((value: number) => value.toLocaleString(texts.language))
  const largest = Math.max(1, ...series.flatMap((one) => one.values))

  return (
    <Root aria-labelledby={id}>
      <Caption id={id}>{title}</Caption>
      {series.length > 1 ? (
        <Legend aria-hidden>
          {series.map((one, index) => (
            <Key key={one.label}>
              <Swatch style={{ background: seriesBackground(index) }} />
              {one.label}
            </Key>
          ))}
        </Legend>
      ) : null}
      {/* Read as the table below, which is always in the page. */}
      <Plot aria-hidden>
        {categories.map((category, row) => (
          <Fragment key={category}>
            <Category>{category}</Category>
            <Bars>
              {series.map((one, index) => {
                const value = one.values[row] ?? 0
                return (
                  <Line key={one.label}>
                    <Bar
                      style={{ background: seriesBackground(index), width: `calc((100% - 72px) * ${value / largest})` }}
                    />
                    <Value>{write(value)}</Value>
                  </Line>
                )
              })}
            </Bars>
          </Fragment>
        ))}
      </Plot>
      <div>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={tableShown}
          aria-controls={`${id}-table`}
          onClick={() => setTableShown(!tableShown)}
        >
          {tableShown ? texts.hideTable : texts.showTable}
        </Button>
        <ChartTable id={`${id}-table`} shown={tableShown} {...{ title, categoryLabel, categories, series, write }} />
      </div>
    </Root>
  )
}
