import { type Components, type Theme } from '@mui/material/styles'
import { token } from '../tokens.ts'

const noOutline = { '& .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' } }

/** Fields are white, radius 8, bordered at 3:1; the border tells the state, always with an icon and words besides. */
export const fieldOverrides: Components<Theme> = {
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        borderRadius: token('radius-field'),
        background: token('surface'),
        minHeight: '48px',
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: token('border'),
          transition: `border-color ${token('motion')}`,
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: token('gray-800') },
        '&.Mui-focused': {
          outline: `2px solid ${token('primary')}`,
          outlineOffset: '2px',
          '& .MuiOutlinedInput-notchedOutline': { borderColor: token('primary'), borderWidth: '1px' },
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline, &.Mui-error:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: token('error'),
          borderWidth: '2px',
        },
        '&.ens-confirmed .MuiOutlinedInput-notchedOutline, &.ens-confirmed:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: token('green-500'),
          borderWidth: '2px',
        },
        '&.Mui-disabled': {
          background: token('gray-100'),
          color: token('gray-700'),
          '& .MuiOutlinedInput-notchedOutline': { borderColor: token('gray-300') },
        },
        '&.ens-search': { borderRadius: token('radius-search'), ...searchStates() },
      },
      input: {
        padding: '11px 14px',
        height: 'auto',
        lineHeight: 1.5,
        '&::placeholder': { color: token('gray-700'), opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: token('gray-700') },
      },
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
      multiline: { padding: 0 },
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: { minWidth: '100px', paddingRight: '44px', '&&': { minHeight: 'auto' } },
      icon: { right: 12, color: token('gray-800') },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: token('target'),
        whiteSpace: 'normal',
        gap: '12px',
        fontSize: token('font-body'),
        '&:hover, &.Mui-focusVisible': { background: token('secondary') },
        '&.Mui-selected, &.Mui-selected:hover': { background: token('secondary'), fontWeight: 600 },
        // Inside a list of choices the ring turns inwards, where the menu's edge cannot cut it.
        '&.Mui-focusVisible': { outlineOffset: '-2px', boxShadow: 'none' },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: '-10px', marginRight: 0, minHeight: token('target'), alignItems: 'flex-start' },
      label: { paddingTop: '10px', paddingBottom: '8px' },
    },
  },
  MuiRadio: { styleOverrides: { root: { padding: '10px', color: token('border') } } },
  MuiCheckbox: { styleOverrides: { root: { padding: '10px', color: token('border') } } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 64, height: 44, padding: '9px 7px', overflow: 'visible' },
      switchBase: {
        padding: '13px 11px',
        color: token('white'),
        '&.Mui-checked': { color: token('white'), transform: 'translateX(24px)' },
        '&.Mui-checked + .MuiSwitch-track': { background: token('primary'), borderColor: token('primary'), opacity: 1 },
      },
      thumb: { width: 18, height: 18, boxShadow: 'none', border: '1px solid transparent' },
      track: { borderRadius: 13, background: token('gray-600'), border: `1px solid ${token('gray-600')}`, opacity: 1 },
    },
  },
}

function searchStates() {
  return { paddingLeft: '14px', paddingRight: '4px', '&.Mui-disabled': noOutline }
}
