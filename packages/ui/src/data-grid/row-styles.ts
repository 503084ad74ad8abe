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
  },
  '& .ens-tick': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    borderRadius: token('radius-field'),
    color: token('gray-700'),
    '&.ens-checked': { color: token('primary') },
    '&:has(:focus-visible)': { outline: `2px solid ${token('primary')}` },
    '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  },
} as const
