import { styled } from '@mui/material/styles'
import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from 'react'
import { token } from '../theme/tokens.ts'
import type { LinkTarget } from './link-target.ts'

export interface TextLinkProps extends AriaAttributes, LinkTarget {
  children: ReactNode
  /** `quiet` is underlined on hover only: for lists of links, never inside a sentence. */
  quiet?: boolean
  /** Stands alone, beside a title or in a card: as tall as a finger needs. */
  alone?: boolean
  lang?: string
  tabIndex?: number
  id?: string
  className?: string
  onClick?: MouseEventHandler<HTMLElement>
  ref?: Ref<HTMLAnchorElement>
}

const Anchor = styled('a')({
  color: token('primary'),
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: '2px',
  '&:hover': { textDecorationThickness: '2px', color: token('primary-hover') },
  '&.ens-quiet': {
    textDecoration: 'none',
    '&:hover': { color: token('primary'), textDecoration: 'underline', textDecorationThickness: '1px' },
  },
  '&.ens-alone': {
    position: 'relative',
    display: 'inline-block',
    // The number of a list stands beside the first of several lines.
    verticalAlign: 'top',
    // A finger needs 44 px, the eye does not.
    '&:not([data-pressed])::after': { content: '""', position: 'absolute', inset: '-10px 0' },
  },
})

/** A link in text, underlined so that colour alone never tells it. */
export function TextLink({ quiet = false, alone = false, component, className, ...rest }: TextLinkProps) {
  const looks = [quiet && 'ens-quiet', alone && 'ens-alone', className]
  return <Anchor as={component} {...rest} className={looks.filter(Boolean).join(' ') || undefined} />
}
