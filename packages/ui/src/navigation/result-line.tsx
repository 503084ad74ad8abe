import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { token } from '../theme/tokens.ts'

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '32px',
})
const Words = styled('p')({ fontWeight: 500, color: token('text'), fontVariantNumeric: 'tabular-nums' })

/** How many results ("38 missions"), announced when it changes. Keep it mounted while loading and give it '' then. */
export function ResultLine({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <Root>
      <Words role="status">{children}</Words>
      {aside}
    </Root>
  )
}
