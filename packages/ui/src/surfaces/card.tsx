import { styled } from '@mui/material/styles'
import type { DOMAttributes, ReactNode } from 'react'
import { laptopMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'

export interface CardProps extends Pick<DOMAttributes<HTMLElement>, 'onFocus' | 'onBlur'> {
  children: ReactNode
  /** A CardCover: its space is kept before the picture arrives. */
  cover?: ReactNode
  /** Buttons and links at the bottom, in line across a row of cards. */
  footer?: ReactNode
  as?: 'article' | 'section' | 'div'
  /** `line` on white grounds, `shadow` on the page's ground; never both. */
  outline?: 'shadow' | 'line'
  /** The footer stands beside the rest where there is room, so that more cards of a list are in view. */
  flat?: boolean
  'aria-labelledby'?: string
}

const Root = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: token('surface'),
  borderRadius: token('radius-card'),
  overflow: 'hidden',
  boxShadow: token('shadow-card'),
  '&.ens-flat': { [laptopMedia]: { flexDirection: 'row', alignItems: 'center' } },
  '&.ens-line': { border: `1px solid ${token('line')}`, boxShadow: 'none' },
  // Forced colours remove shadows and grounds: there a line holds the card together.
  '@media (forced-colors: active)': { border: '1px solid' },
  '&:has(.ens-card-link):hover': { boxShadow: token('shadow-float') },
  '&:has(.ens-card-link:focus-visible)': { outline: `2px solid ${token('primary')}`, outlineOffset: '2px' },
})
const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  padding: '20px',
  flex: '1 1 auto',
  minWidth: 0,
  '.ens-flat > &': { gap: '4px', [laptopMedia]: { paddingBlock: '14px' } },
})
const Footer = styled('div')({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  padding: '0 20px 20px',
  '.ens-flat > &': {
    [laptopMedia]: { justifyContent: 'flex-end', flex: 'none', maxWidth: '56%', padding: '14px 20px 14px 0' },
  },
})

/** A white surface, radius 10. With a CardTitle that leads somewhere the whole card can be clicked. */
export function Card({
  children,
  cover,
  footer,
  as = 'article',
  outline = 'shadow',
  flat = false,
  ...rest
}: CardProps) {
  return (
    <Root as={as} className={`ens-${outline}${flat ? ' ens-flat' : ''}`} {...rest}>
      {cover}
      <Body>{children}</Body>
      {footer ? <Footer className="ens-card-footer">{footer}</Footer> : null}
    </Root>
  )
}
