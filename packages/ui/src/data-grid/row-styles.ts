import { chipStyles } from '../display/status-chip.tsx'
import { unseen } from '../layout/visually-hidden.tsx'
import { token } from '../theme/tokens.ts'

const button = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: 0,
  background: 'transparent',
  fontFamily: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${token('motion')}, border-color ${token('motion')}`,
  '&:disabled': { cursor: 'default', background: token('gray-100'), color: token('gray-600') },
} as const

/**
 * What stands in the rows of a table, in the look that links, small buttons, buttons with an icon and boxes have
 * elsewhere: plain elements, because a hundred of each are drawn at once.
 */
export const rowStyles = {
  '& .ens-unseen': unseen,
  '& .ens-chip': chipStyles,
  '& .ens-cell-link': {
    color: token('primary'),
    fontWeight: 500,
    borderRadius: '2px',
    textDecoration: 'none',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    '&:hover': { textDecoration: 'underline', color: token('primary-hover') },
  },
  '& .ens-act': {
    ...button,
    minWidth: token('target'),
    minHeight: '36px',
    padding: '4px 14px',
    border: `1px solid ${token('border')}`,
    borderRadius: token('radius-pill'),
    background: token('surface'),
    color: token('primary'),
    fontSize: token('font-small'),
    fontWeight: 500,
    lineHeight: 1.5,
    '&:hover:enabled': { background: token('primary-faint'), borderColor: token('primary') },
    '&:disabled': { ...button['&:disabled'], borderColor: token('gray-300') },
    // A finger needs 44 px, the eye does not.
    '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
  },
  '& .ens-more': {
    ...button,
    width: token('target'),
    height: token('target'),
    flex: 'none',
    padding: 0,
    borderRadius: '50%',
    color: token('gray-800'),
    '&:hover': { background: token('secondary') },
    // Three dots, which are no picture of their own in a hundred rows. Forced colours know no ground of a button.
    '&::before': {
      content: '""',
      width: '4px',
      height: '16px',
      background: 'radial-gradient(circle at 50% 50%, currentcolor 1.4px, transparent 1.9px) 50% 50% / 4px 5.83px',
    },
    '@media (forced-colors: active)': {
      '&::before': { width: 0, height: '15px', borderLeft: '3px dotted currentcolor' },
    },
  },
  // The square and the mark of the icons of the other boxes, drawn by borders: they stay in forced colours.
  '& .ens-tick': {
    appearance: 'none',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    margin: 0,
    borderRadius: token('radius-field'),
    color: token('gray-700'),
    cursor: 'pointer',
    '&:checked, &:indeterminate': { color: token('primary') },
    '&:focus-visible:focus-visible': { outline: `2px solid ${token('primary')}`, outlineOffset: 0, boxShadow: 'none' },
    '&::before, &::after': { content: '""', gridArea: '1 / 1', boxSizing: 'border-box' },
    '&::before': { width: '18px', height: '18px', border: '2px solid currentcolor', borderRadius: '3px' },
    '&:checked::after': {
      width: '6px',
      height: '9px',
      marginTop: '-2px',
      border: 'solid currentcolor',
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
    '&:indeterminate::after': { width: '8px', borderTop: '2px solid currentcolor' },
  },
} as const
