import { styled } from '@mui/material/styles'
import { type ReactNode } from 'react'
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

/** What there is to know at a glance: label and value, several per row on wide screens. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
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
