import { styled } from '@mui/material/styles'
import type { MouseEvent, ReactNode } from 'react'
import { token } from '../theme/tokens.ts'

interface FieldBoxProps {
  error?: string | undefined
  confirmed?: boolean | string | undefined
  disabled?: boolean | undefined
  locked?: boolean
  fullWidth?: boolean
  shape?: 'field' | 'search'
  onPointerEnter?: () => void
  children: ReactNode
}

/** The border in px and colour, drawn inside so that a thicker one moves nothing. */
function border(width: 1 | 2, colour: string) {
  return { borderColor: colour, boxShadow: width === 2 ? `inset 0 0 0 1px ${colour}` : 'none' }
}

const control = '& > :is(input, textarea, [role="combobox"])'

const Root = styled('div')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  borderRadius: token('radius-field'),
  border: '1px solid',
  ...border(1, token('border')),
  background: token('surface'),
  color: token('text'),
  fontSize: token('font-body'),
  fontWeight: 400,
  lineHeight: 1.5,
  cursor: 'text',
  transition: `border-color ${token('motion')}`,
  '&:hover': { borderColor: token('gray-800') },
  '&.ens-full': { display: 'flex', width: '100%' },
  // Whatever is pressed inside has a ring of its own.
  [`&:has(${control.slice(2)}:focus)`]: {
    outline: `2px solid ${token('primary')}`,
    outlineOffset: '2px',
    borderColor: token('primary'),
  },
  '&.ens-error': border(2, token('error')),
  '&.ens-confirmed': border(2, token('green-500')),
  '&.ens-disabled': { ...border(1, token('gray-300')), background: token('gray-100'), color: token('gray-700') },
  // To be read, not changed; its words keep their strength.
  '&.ens-locked': { ...border(1, token('gray-300')), background: token('gray-100') },
  [control]: {
    flex: 1,
    // Narrower than the letters that a browser makes room for.
    width: '100%',
    minWidth: 0,
    margin: 0,
    padding: '11px 14px',
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    color: 'inherit',
    WebkitTapHighlightColor: 'transparent',
    '&::placeholder': { color: token('gray-700'), opacity: 1 },
    '&:disabled': { WebkitTextFillColor: token('gray-700'), opacity: 1 },
    '&:invalid': { boxShadow: 'none' },
    // Of no effect to the eye: it tells a page that the browser has filled the field (shell/src/app/waiting-scripts.ts).
    '&:-webkit-autofill': { animationName: 'ens-filled', animationDuration: '10ms' },
    // The box shows where the focus is. Thrice, to win over the ring of everything else.
    '@supports selector(:has(a))': {
      '&:focus-visible:focus-visible:focus-visible': { outline: 'none', boxShadow: 'none' },
    },
  },
  '& > textarea': { resize: 'vertical', minHeight: '48px' },
  // By name, not by place: nothing is a last child before a page has come that far, and what is drawn then would move.
  '& > .ens-before, & > .ens-behind': { display: 'flex', flex: 'none', alignItems: 'center', color: token('gray-800') },
  '& > .ens-before': { marginLeft: '12px', marginRight: '8px' },
  '& > .ens-behind': { marginLeft: '8px', marginRight: '12px' },
  '&.ens-search': {
    borderRadius: token('radius-search'),
    paddingLeft: '16px',
    paddingRight: '3px',
    '& > input': { paddingLeft: '4px' },
    '& > .ens-before': { marginLeft: 0 },
    '& > .ens-behind': { marginRight: 0 },
    '& .MuiButton-root': { minHeight: '40px' },
    // Our own cross has a name and shows in every browser.
    '& ::-webkit-search-cancel-button, & ::-webkit-search-decoration': { display: 'none' },
  },
  '&:has(> [role="combobox"])': { cursor: 'pointer' },
  '& > [role="combobox"]': {
    // A choice is read whole, in large text too: it takes a second line rather than three dots.
    minWidth: '100px',
    paddingRight: '44px',
    userSelect: 'none',
  },
  '&.ens-confirmed > [role="combobox"]': { paddingRight: '68px' },
  '& > .ens-arrow': {
    position: 'absolute',
    right: 12,
    top: 'calc(50% - 10px)',
    color: token('gray-800'),
    pointerEvents: 'none',
  },
  '& > .ens-arrow ~ svg': { position: 'absolute', right: 40, top: 'calc(50% - 10px)', pointerEvents: 'none' },
  '&.ens-disabled > [role="combobox"] ~ *, &.ens-disabled:has(> [role="combobox"])': { cursor: 'default' },
  '&.ens-disabled > .ens-arrow': { color: token('gray-400') },
  '& > [aria-expanded="true"] ~ .ens-arrow': { transform: 'rotate(180deg)' },
})

/** The box of a field: white, radius 8, bordered at 3:1. The border tells the state; icon and words say it besides. */
export function FieldBox(props: FieldBoxProps) {
  const { error, confirmed, disabled, locked, fullWidth = true, shape, onPointerEnter, children } = props
  const states = [
    fullWidth && 'ens-full',
    error && 'ens-error',
    confirmed && !error && 'ens-confirmed',
    disabled && 'ens-disabled',
    locked && 'ens-locked',
    shape === 'search' && 'ens-search',
  ]
  return (
    <Root className={states.filter(Boolean).join(' ')} onClick={focusControl} onPointerEnter={onPointerEnter}>
      {children}
    </Root>
  )
}

/** What is beside the words belongs to the field. */
function focusControl({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>(':scope > :is(input, textarea)')?.focus()
}
