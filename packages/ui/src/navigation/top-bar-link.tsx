import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode } from 'react'
import type { LinkTarget } from '../actions/link-target.ts'
import { phoneMedia, smallestPhoneMedia, tightBarMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'

export interface TopBarLinkProps extends LinkTarget {
  children: ReactNode
  /** Shown in the phone's bottom bar, above the words. */
  icon?: ReactNode
  /** The page shown now; a router's NavLink as `component` sets it by itself. */
  current?: boolean
  /** A router's NavLink: whether only the exact address counts as current. */
  end?: boolean
}

/** Comfort that makes words so large that the five links of a phone need two lines, with their signs beside the words. */
export const largerText = 'html[data-comfort*="text-"]'
/** Comfort that leaves the signs no room there. */
const largestText = 'html:is([data-comfort~="text-150"], [data-comfort~="text-200"])'
/** Of one such line. */
export const largerLineHeight = '50px'

const styles = {
  minHeight: token('target'),
  padding: '8px 14px',
  borderRadius: token('radius-pill'),
  fontFamily: 'inherit',
  fontSize: token('font-body'),
  fontWeight: 500,
  color: token('gray-800'),
  textAlign: 'center',
  '&:hover': { background: token('secondary') },
  '&[aria-current="page"]': { background: token('secondary'), color: token('primary'), fontWeight: 600 },
  [tightBarMedia]: { paddingInline: '7px', fontSize: `calc(${token('font-body')} * 15 / 16)` },
  [phoneMedia]: {
    flexDirection: 'column',
    gap: '4px',
    // An icon and two lines of words; the bar has a line above (bottom-bar-height).
    minHeight: '79px',
    padding: '8px 2px',
    borderRadius: 0,
    fontSize: token('font-small'),
    lineHeight: 1.2,
    [smallestPhoneMedia]: { paddingInline: 0 },
    '&[aria-current="page"]': { background: 'transparent', boxShadow: `inset 0 3px 0 ${token('primary')}` },
    '&:focus-visible:focus-visible': { outlineOffset: '-4px' },
    [`${largerText} &`]: {
      minHeight: largerLineHeight,
      paddingBlock: '4px',
      // As large as three words have room beside each other, which is one and a half of the usual size at least.
      fontSize: `min(${token('font-small')}, 6.2vw)`,
      flexDirection: 'row',
      whiteSpace: 'nowrap',
      '& svg': { width: 20, height: 20 },
    },
    [`${largestText} & svg`]: { display: 'none' },
  },
} as const

/** One link of the top bar or of the phone's bottom bar. */
export function TopBarLink({ children, icon, current, component = 'a', ...target }: TopBarLinkProps) {
  return (
    <ButtonBase component={component} {...target} {...(current ? { 'aria-current': 'page' } : {})} sx={styles}>
      {icon}
      <span>{children}</span>
    </ButtonBase>
  )
}
