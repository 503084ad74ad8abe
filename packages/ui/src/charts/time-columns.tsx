import { styled } from '@mui/material/styles'
import { phoneMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'
import type { ChartSeries } from './chart-figures.ts'
import { seriesBackground } from './series-look.ts'

interface TimeColumnsProps {
  /** Short names of the times, the oldest first. */
  marks: readonly string[]
  series: readonly ChartSeries[]
  largest: number
  write: (value: number | null) => string
}

/** Above so many columns there is no room for a figure over each: the table has them. */
const mostFigures = 13
/** So many names fit below each other's columns. */
const mostMarks = 13

const Root = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '4px',
  borderBottom: `1px solid ${token('line')}`,
  fontSize: token('font-small'),
  fontVariantNumeric: 'tabular-nums',
})
const Time = styled('span')({
  display: 'grid',
  gridTemplateRows: '160px auto',
  gap: '4px',
  minWidth: 0,
  textAlign: 'center',
  // Every second name has room on a phone.
  [phoneMedia]: { '&:nth-of-type(even) > :last-child': { visibility: 'hidden' } },
})
const Columns = styled('span')({ display: 'flex', alignItems: 'flex-end', justifyContent: 'center', gap: '2px' })
const Column = styled('span')({ display: 'grid', flex: '1 1 0', maxWidth: '32px', height: '100%', alignContent: 'end' })
const Bar = styled('span')({ borderRadius: '4px 4px 0 0', forcedColorAdjust: 'none', printColorAdjust: 'exact' })
const Mark = styled('span')({ color: token('text-second'), whiteSpace: 'nowrap', overflow: 'visible' })

/** Time runs from left to right: a column for each month or week, its figure above it. */
export function TimeColumns({ marks, series, largest, write }: TimeColumnsProps) {
  const every = Math.ceil(marks.length / mostMarks)
  return (
    <Root aria-hidden>
      {marks.map((mark, time) => (
        <Time key={`${mark} ${time}`}>
          <Columns>
            {series.map((one, index) => {
              const value = one.values[time] ?? null
              return (
                <Column key={one.label}>
                  {marks.length <= mostFigures ? <span>{write(value)}</span> : null}
                  <Bar style={{ background: seriesBackground(index), height: `${((value ?? 0) / largest) * 130}px` }} />
                </Column>
              )
            })}
          </Columns>
          <Mark>{time % every === 0 ? mark : '\u00a0'}</Mark>
        </Time>
      ))}
    </Root>
  )
}
