import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { token } from '../theme/tokens.ts'

export interface PaperFactsProps {
  facts: readonly { id: string; label: string; value: ReactNode }[]
}

const Root = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '6px 24px',
  '& dt': { color: token('text-second'), maxWidth: '45mm' },
  '& dd': { fontWeight: 600, overflowWrap: 'anywhere' },
})

/** What is to know at a glance, as it goes on paper: names on the left, facts beside them. */
export function PaperFacts({ facts }: PaperFactsProps) {
  return (
    <Root>{facts.map(({ id, label, value }) => [<dt key={`${id}-name`}>{label}</dt>, <dd key={id}>{value}</dd>])}</Root>
  )
}
