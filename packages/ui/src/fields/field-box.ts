import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { token } from '../theme/tokens.ts'

/** The border in px and colour, drawn inside so that a thicker one moves nothing. */
function border(width: 1 | 2, colour: string) {
  return { borderColor: colour, boxShadow: width === 2 ? `inset 0 0 0 1px ${colour}` : 'none' }
}

/** The box of a field: white, radius 8, bordered at 3:1. The border tells the state; icon and words say it besides. */
// A select hands `notched` to its input, which means something to MUI's outlined input only.
export const FieldBox = styled(InputBase, { shouldForwardProp: (name) => name !== 'notched' })({
  minHeight: '48px',
  borderRadius: token('radius-field'),
  border: '1px solid',
  ...border(1, token('border')),
  background: token('surface'),
  color: token('text'),
  fontSize: token('font-body'),
  lineHeight: 1.5,
  transition: `border-color ${token('motion')}`,
  '&:hover': { borderColor: token('gray-800') },
  '&.Mui-focused': { outline: `2px solid ${token('primary')}`, outlineOffset: '2px', borderColor: token('primary') },
  '&.Mui-error': border(2, token('error')),
  '&.ens-confirmed': border(2, token('green-500')),
  '&.Mui-disabled': { ...border(1, token('gray-300')), background: token('gray-100'), color: token('gray-700') },
  // To be read, not changed; its words keep their strength.
  '&.ens-locked': { ...border(1, token('gray-300')), background: token('gray-100') },
  '&.MuiInputBase-adornedEnd': { paddingRight: '12px' },
  '&.MuiInputBase-adornedStart': { paddingLeft: '12px' },
  '& .MuiInputBase-input': {
    padding: '11px 14px',
    height: 'auto',
    '&::placeholder': { color: token('gray-700'), opacity: 1 },
    '&.Mui-disabled': { WebkitTextFillColor: token('gray-700') },
  },
  '& .MuiInputAdornment-root': { color: token('gray-800'), maxHeight: 'none', flex: 'none' },
  // Named thrice to win over MUI's own padding, which lets the words run under the arrow.
  '& .MuiSelect-select.MuiSelect-select.MuiSelect-select.MuiInputBase-input': {
    // A choice is read whole, in large text too: it takes a second line rather than three dots.
    whiteSpace: 'normal',
    minWidth: '100px',
    minHeight: 'auto',
    paddingRight: '44px',
    borderRadius: 'inherit',
  },
  '& .MuiSelect-icon': { right: 12, color: token('gray-800') },
  '&.ens-search': {
    borderRadius: token('radius-search'),
    paddingLeft: '16px',
    paddingRight: '3px',
    '& .MuiInputBase-input': { paddingLeft: '4px' },
    '& .MuiButton-root': { minHeight: '40px' },
    // Our own cross has a name and shows in every browser.
    '& ::-webkit-search-cancel-button': { display: 'none' },
  },
})
