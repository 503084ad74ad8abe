import { styled } from '@mui/material/styles'
import { toCsv } from '@ensemble/contracts/csv'
import { Fragment, useId, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { DownloadIcon } from 'lucide-react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { atATime } from '../layout/use-short-list.tsx'
import { phoneMedia } from '../theme/custom-properties.ts'
import { useFewer } from '../theme/use-fewer.ts'
import { token } from '../theme/tokens.ts'
import type { BarChartProps } from './chart-figures.ts'
import { ChartTable } from './chart-table.tsx'
import { seriesBackground } from './series-look.ts'
import { TimeColumns } from './time-columns.tsx'

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
const Swatch = styled('span')({
  width: '16px',
  height: '16px',
  borderRadius: '3px',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})
const Plot = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, max-content) 1fr',
  gap: '12px 16px',
  alignItems: 'center',
  [phoneMedia]: { gridTemplateColumns: '1fr', gap: '4px' },
})
const Category = styled('span')({ fontSize: token('font-small'), maxWidth: '220px' })
const Bars = styled('span')({ display: 'grid', gap: '3px', [phoneMedia]: { marginBottom: '10px' } })
const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: '8px' })
const Bar = styled('span')({
  flex: 'none',
  height: '18px',
  borderRadius: '0 4px 4px 0',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})
const Value = styled('span')({ fontSize: token('font-small'), fontWeight: 500, fontVariantNumeric: 'tabular-nums' })

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px' })

/** Bars with their values written, columns where they tell of times; and the same figures as a table and a file. */
export function BarChart(props: BarChartProps) {
  const { title, titleLang, categoryLabel, categories, categoriesLang, series, marks } = props
  const { format, untold = '–', linkOf, onDownload } = props
  const fewer = useFewer()
  const drawn = categories.slice(0, fewer ? Math.min(atATime, props.drawn ?? atATime) : props.drawn)
  const texts = useUiTexts()
  const [tableShown, setTableShown] = useState(false)
  const id = useId()
  const told = format ?? ((value: number) => value.toLocaleString(texts.language))
  const write = (value: number | null) => (value === null ? untold : told(value))
  const largest = Math.max(1, ...series.flatMap((one) => one.values.map((value) => value ?? 0)))

  function csv(): string {
    return toCsv(
      categories.map((category, row) => ({ category, row })),
      [
        { label: categoryLabel, value: ({ category }) => category },
        ...series.map(({ label, values }) => ({
          label,
          value: ({ row }: { row: number }) => values[row] ?? untold,
        })),
      ],
    )
  }

  return (
    <Root aria-labelledby={id}>
      <Caption id={id} lang={titleLang}>
        {title}
      </Caption>
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
      {marks ? (
        <TimeColumns {...{ marks, series, largest, write }} />
      ) : (
        <Plot aria-hidden>
          {drawn.map((category, row) => (
            <Fragment key={category}>
              <Category lang={categoriesLang}>{category}</Category>
              <Bars>
                {series.map((one, index) => {
                  const value = one.values[row] ?? null
                  return (
                    <Line key={one.label}>
                      <Bar
                        style={{
                          background: seriesBackground(index),
                          width: `calc((100% - 72px) * ${(value ?? 0) / largest})`,
                        }}
                      />
                      <Value>{write(value)}</Value>
                    </Line>
                  )
                })}
              </Bars>
            </Fragment>
          ))}
        </Plot>
      )}
      <div>
        <Buttons>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={tableShown}
            aria-controls={`${id}-table`}
            onClick={() => setTableShown(!tableShown)}
          >
            {tableShown ? texts.hideTable : texts.showTable}
          </Button>
          {onDownload ? (
            <Button variant="quiet" size="small" icon={<DownloadIcon />} onClick={() => onDownload(csv())}>
              {texts.exportTable}
              <VisuallyHidden>{` ${title}`}</VisuallyHidden>
            </Button>
          ) : null}
        </Buttons>
        <ChartTable
          id={`${id}-table`}
          shown={tableShown}
          {...{ title, titleLang, categoryLabel, categories, categoriesLang, series, write, linkOf }}
        />
      </div>
    </Root>
  )
}
