import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { token } from '../theme/tokens.ts'

export interface Fact {
  id: string
  label: string
  value: ReactNode
  icon?: ReactNode
}

const Root = styled('dl')({
  display: 'grid',
  gap: '16px 32px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
})
const Item = styled('div')({ position: 'relative', minWidth: 0, '&:has(> dt > svg)': { paddingLeft: '36px' } })
const Label = styled('dt')({
  fontSize: token('font-small'),
  color: token('text-second'),
  '& > svg': { position: 'absolute', left: 0, top: '2px', width: 24, height: 24, color: token('primary') },
})
const Value = styled('dd')({ fontWeight: 500, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

const Lines = styled('dl')({ display: 'grid', gap: '8px' })
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '10px',
  '& > dt > svg': { display: 'block', width: 20, height: 20, marginTop: '2px', color: token('primary') },
})
// Dates begin with a small letter inside a sentence; here they begin a line.
const LineValue = styled('dd')({ overflowWrap: 'anywhere', '&::first-letter': { textTransform: 'uppercase' } })

interface FactsProps {
  facts: readonly Fact[]
  /** One short line each, where little room is left: the picture says what it is about, the label is for those who listen. */
  dense?: boolean
}

/** What there is to know at a glance: label and value, several per row on wide screens. */
export function Facts({ facts, dense = false }: FactsProps) {
  if (dense) {
    return (
      <Lines>
        {facts.map((fact) => (
          <Line key={fact.id}>
            <dt>
              {fact.icon}
              <VisuallyHidden>{fact.label}</VisuallyHidden>
            </dt>
            <LineValue>{fact.value}</LineValue>
          </Line>
        ))}
      </Lines>
    )
  }
  return (
    <Root>
      {facts.map((fact) => (
        <Item key={fact.id}>
          <Label>
            {fact.icon}
            {fact.label}
          </Label>
          <Value>{fact.value}</Value>
        </Item>
      ))}
    </Root>
  )
}
