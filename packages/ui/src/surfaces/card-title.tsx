import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { LinkTarget } from '../actions/link-target.ts'
import { token } from '../theme/tokens.ts'
import { Heading } from '../typography/heading.tsx'

export interface CardTitleProps extends LinkTarget {
  children: ReactNode
  level?: 2 | 3 | 4
  /** Seen as a link without pointing at it: where a card does not look like one that leads on. */
  underlined?: boolean
  id?: string
}

const Anchor = styled('a')({
  color: token('text'),
  fontWeight: 'inherit',
  textDecoration: 'none',
  '&.ens-underlined, &:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  '&:hover': { color: token('primary') },
  // The card draws the ring around itself.
  '&:focus-visible:focus-visible': { outline: 'none', boxShadow: 'none' },
  '@media (forced-colors: active)': { '&:focus-visible:focus-visible': { outline: '2px solid Highlight' } },
})

/** Title of a card. When it leads somewhere, its link covers the whole card; buttons inside stay above it. */
export function CardTitle({ children, level = 3, underlined = false, id, component, ...target }: CardTitleProps) {
  const leads = target.href !== undefined || target.to !== undefined
  return (
    <Heading level={level} size="s" id={id}>
      {leads ? (
        <Anchor as={component} {...target} className={underlined ? 'ens-card-link ens-underlined' : 'ens-card-link'}>
          {children}
        </Anchor>
      ) : (
        children
      )}
    </Heading>
  )
}
