import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useRef, useState } from 'react'
import { token } from '../theme/tokens.ts'
import { nextSquare } from './next-square.ts'

export interface MapSquare {
  code: string
  row: number
  column: number
  /** What it is and what there is, for those who listen and those who point at it. */
  name: string
  /** In the square, so that nobody has to tell colours apart; '' for none. */
  figure: string
  /** The more, the stronger its colour; null: it is there, and not looked for. */
  level: 0 | 1 | 2 | 3 | null
  /** It is what was chosen; without it squares are no choice but a way. */
  chosen?: boolean
}

export interface SquareMapProps {
  label: string
  squares: readonly MapSquare[]
  /** How a level looks: its ground and its line, from none to most. */
  look: readonly { ground: string; line: string }[]
  onPress: (code: string) => void
}

const Grid = styled('div')({ display: 'grid', gridAutoRows: '44px', gap: '4px', width: 'max-content' })
const Square = styled('button')({
  display: 'grid',
  placeContent: 'center',
  placeItems: 'center',
  padding: 0,
  border: '1px solid',
  borderRadius: token('radius-field'),
  font: 'inherit',
  fontSize: token('font-small'),
  lineHeight: 1.2,
  cursor: 'pointer',
  '& small': { fontWeight: 600, fontSize: token('font-small'), minHeight: '1.2em' },
  '&:hover': { borderWidth: '2px' },
  '&[aria-pressed="true"]': { borderWidth: '3px', borderColor: `${token('primary')} !important` },
})

/** What lies where, as equal squares: none is too small to press. One stop for Tab; arrows lead from square to square. */
export function SquareMap({ label, squares, look, onPress }: SquareMapProps) {
  const root = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(() => (squares.find(({ chosen }) => chosen) ?? squares[0])?.code)
  const columns = Math.max(...squares.map(({ column }) => column)) + 1

  function onKeyDown(event: KeyboardEvent) {
    const from = squares.find(({ code }) => code === current)
    const next = from ? nextSquare(squares, from, event.key) : null
    if (!next) return
    event.preventDefault()
    root.current?.querySelector<HTMLElement>(`[data-code="${next.code}"]`)?.focus()
  }

  return (
    <Grid ref={root} role="group" aria-label={label} style={{ gridTemplateColumns: `repeat(${columns}, 44px)` }}>
      {squares.map(({ code, row, column, name, figure, level, chosen }) => (
        <Square
          key={code}
          type="button"
          data-code={code}
          aria-label={name}
          aria-pressed={chosen}
          title={name}
          tabIndex={code === current ? 0 : -1}
          onFocus={() => setCurrent(code)}
          onKeyDown={onKeyDown}
          onClick={() => onPress(code)}
          style={{
            gridRow: row + 1,
            gridColumn: column + 1,
            background: level === null ? token('surface') : look[level]?.ground,
            borderColor: level === null ? token('line') : look[level]?.line,
            color: level === null ? token('gray-600') : token('text'),
          }}
        >
          <span>{code}</span>
          <small>{figure}</small>
        </Square>
      ))}
    </Grid>
  )
}
