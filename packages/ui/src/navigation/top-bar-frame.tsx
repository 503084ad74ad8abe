import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import {
  phoneMedia,
  smallestPhoneMedia,
  stickyBarMedia,
  stickyPhoneMedia,
  tightBarMedia,
  twoLineBarMedia,
} from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'
import { largerLineHeight, largerText } from './top-bar-link.tsx'

export interface TopBarFrameProps {
  /** The logo inside its link home; drawn at 163 × 80, smaller only where there is no room for it on a phone. */
  logo: ReactNode
  /** TopBarLinks shown in the bar of a wide screen. */
  nav?: ReactNode
  /** The links are not known yet: where they take a line of their own, that line is kept for them. */
  navIsComing?: boolean
  /** TopBarLinks (with icons) of the bar at the bottom of a phone; five at most. */
  phoneNav?: ReactNode
  /** Name of the navigation for screen readers. */
  navLabel: string
  /** Language, notifications, menu, sign in or out. */
  actions?: ReactNode
  /** A `Banner` below the bar, in sight with it. */
  notice?: ReactNode
}

const Root = styled('header')({
  position: 'relative',
  zIndex: 1100,
  background: token('surface'),
  borderBottom: `1px solid ${token('line')}`,
  [stickyBarMedia]: { position: 'sticky', top: 0 },
  [stickyPhoneMedia]: { position: 'sticky', top: 0 },
})
const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  // Five links, a menu, the profile, the language and Logout stand in one line of 1,120 px; on a phone four icons do.
  gap: '8px 12px',
  [phoneMedia]: { gap: 0 },
  minHeight: token('top-bar-height'),
  [twoLineBarMedia]: { flexWrap: 'wrap' },
  maxWidth: `calc(${token('page-width')} + 2 * ${token('gutter')})`,
  margin: '0 auto',
  padding: `0 ${token('gutter')}`,
})
/** Comfort that makes words so large that a phone has no room for them beside the logo. */
const largeText = 'html:is([data-comfort~="text-150"], [data-comfort~="text-200"])'

const smallLogo = { margin: 0, '& img, & svg': { width: 98, height: 48 } }
const Logo = styled('div')({
  flex: 'none',
  display: 'flex',
  '& img, & svg': { display: 'block', width: 163, height: 80 },
  // Its own size on a phone too; the white above and below it gives way to the bar.
  [phoneMedia]: {
    margin: '-8px 0',
    [`${largeText} &`]: smallLogo,
  },
  [smallestPhoneMedia]: smallLogo,
})
const WideNav = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  [tightBarMedia]: { gap: 0 },
  [phoneMedia]: { display: 'none' },
  // There is no room beside the logo: the links take a line of their own, and the bar scrolls away.
  [twoLineBarMedia]: { order: 1, flex: '1 0 100%', paddingBottom: '12px', marginLeft: '-14px' },
})
const NavPlace = styled('div')({
  display: 'none',
  [twoLineBarMedia]: { display: 'block', order: 1, flex: '1 0 100%', height: `calc(${token('target')} + 12px)` },
})
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '4px',
  // All that is left, whatever stands in it: what takes the place of another at its end moves nothing. Where the links do
  // not fit beside it they break first, and it does for very large text alone.
  flex: '1 0 auto',
  maxWidth: '60%',
  marginLeft: 'auto',
  // Icons have their own air; a filled button ends where the content ends.
  [phoneMedia]: {
    gap: 0,
    // Words that are set apart take a second line rather than the edge of the screen.
    flexShrink: 1,
    '&:not(:has(> .ens-small-on-phone))': { marginRight: '-12px' },
    [`${largeText} &`]: { flex: '1 1 0', minWidth: 0, maxWidth: 'none' },
  },
})
/** A line above, and two lines of links. */
const largerPhoneNavHeight = `calc(1px + 2 * ${largerLineHeight})`
const PhoneNav = styled('nav')({
  display: 'none',
  [phoneMedia]: {
    display: 'flex',
    zIndex: 1100,
    background: token('surface'),
    borderTop: `1px solid ${token('line')}`,
    paddingBottom: 'env(safe-area-inset-bottom, 0px)',
    // As wide as their longest word: five equal ones would cut "Ressources".
    '& > *': { flex: '1 1 auto', width: 'min-content' },
    overflowX: 'auto',
    [`${largerText} &`]: {
      flexWrap: 'wrap',
      minHeight: largerPhoneNavHeight,
      // Three, then two: no fourth one that happens to be short.
      '& > *': { width: 'auto', flex: '1 0 26%' },
    },
  },
  [stickyPhoneMedia]: { position: 'fixed', insetInline: 0, bottom: 0 },
})

const safeBottom = 'env(safe-area-inset-bottom, 0px)'
const roomForPhoneNav = {
  [stickyPhoneMedia]: {
    // A line above, the icon with its air, and two lines of words.
    ':root': { '--ens-bottom-bar-height': `calc(80px + ${safeBottom})` },
    [largerText]: { '--ens-bottom-bar-height': `calc(${largerPhoneNavHeight} + ${safeBottom})` },
    body: { paddingBottom: token('bottom-bar-height') },
  },
}

/** The bar above every page: logo, links, actions; on a phone the links move to a bar at the bottom. */
export function TopBarFrame({ logo, nav, navIsComing = false, phoneNav, navLabel, actions, notice }: TopBarFrameProps) {
  return (
    <>
      <Root className="ens-top-bar ens-no-print">
        <Bar>
          <Logo>{logo}</Logo>
          {nav ? <WideNav aria-label={navLabel}>{nav}</WideNav> : null}
          {navIsComing && !nav ? <NavPlace /> : null}
          {actions ? <Actions>{actions}</Actions> : null}
        </Bar>
        {notice}
        {phoneNav ? (
          <PhoneNav aria-label={navLabel} className="ens-phone-nav ens-no-print">
            {phoneNav}
          </PhoneNav>
        ) : null}
      </Root>
      {phoneNav ? <GlobalStyles styles={roomForPhoneNav} /> : null}
    </>
  )
}
