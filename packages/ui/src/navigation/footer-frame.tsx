import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { token } from '../theme/tokens.ts'

const Root = styled('footer')({
  flex: 'none',
  borderTop: `1px solid ${token('line')}`,
  background: token('surface'),
})
const Content = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
  maxWidth: `calc(${token('page-width')} + 2 * ${token('gutter')})`,
  margin: '0 auto',
  padding: `24px ${token('gutter')}`,
  color: token('text-second'),
  fontSize: token('font-small'),
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: token('target') },
})
const Links = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  // A button among links begins where they do.
  '& .MuiButton-root': { paddingInline: 0 },
})

export interface FooterFrameProps {
  /** Who publishes this. */
  children: ReactNode
  /** TextLinks: legal notice, accessibility, help. */
  links?: ReactNode
  linksLabel?: string
}

/** The foot of every page. */
export function FooterFrame({ children, links, linksLabel }: FooterFrameProps) {
  return (
    <Root className="ens-no-print">
      <Content>
        <div>{children}</div>
        {links ? <Links aria-label={linksLabel}>{links}</Links> : null}
      </Content>
    </Root>
  )
}
