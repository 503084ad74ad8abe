import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { token } from '../theme/tokens.ts'
import { type Severity, severityLooks } from './severity.tsx'

export interface BannerProps {
  severity?: Severity | undefined
  /** The words, or nothing while there is nothing to say. */
  children: ReactNode
}

const Root = styled('div')({ borderTop: '1px solid' })
const Words = styled('p')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  maxWidth: `calc(${token('page-width')} + 2 * ${token('gutter')})`,
  margin: '0 auto',
  padding: `10px ${token('gutter')}`,
  fontWeight: 500,
  '& svg': { flex: 'none' },
})

/** The bar itself, where its place speaks. */
export function BannerLine({ severity = 'info', children }: BannerProps) {
  const texts = useUiTexts()
  const look = severityLooks[severity]
  return (
    <Root style={{ background: look.ground, borderColor: look.line }}>
      <Words>
        <span style={{ color: look.line, display: 'flex' }}>{look.icon}</span>
        <span>
          <VisuallyHidden>{texts.severities[severity]}. </VisuallyHidden>
          {children}
        </span>
      </Words>
    </Root>
  )
}

/**
 * A bar across the page for what concerns all of it and lasts. Keep it mounted without children while there is nothing
 * to say: screen readers hear politely of what appears in a region that was there before.
 */
export function Banner({ severity, children }: BannerProps) {
  return <div role="status">{children ? <BannerLine severity={severity}>{children}</BannerLine> : null}</div>
}
