import type { ThemeOptions } from '@mui/material/styles'
import { token } from '../tokens.ts'

/** Part of an icon that shows while the box or radio before it is checked: in a page without scripts, too. */
export const chosenMark = 'ens-chosen'

const choice = {
  padding: '10px',
  color: token('border'),
  [`& .${chosenMark}`]: { visibility: 'hidden' },
  [`& input:checked + svg .${chosenMark}`]: { visibility: 'visible' },
  '& input:checked:not(:disabled) + svg': { color: token('primary') },
} as const

/** Menus, boxes, radios and switches: 44 px to touch, icons bordered at 3:1. */
export const fieldOverrides: ThemeOptions['components'] = {
  MuiMenuItem: {
    styleOverrides: {
      root: {
        // Doubled: MUI takes the height away again on wide screens.
        '&&': { minHeight: token('target') },
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
      // A word that is longer than its line breaks: else it would push choice and card beyond the edge of a phone.
      label: { paddingTop: '10px', paddingBottom: '8px', minWidth: 0, overflowWrap: 'anywhere' },
    },
  },
  MuiRadio: { styleOverrides: { root: choice } },
  MuiCheckbox: { styleOverrides: { root: choice } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 64, height: 44, padding: '9px 7px', overflow: 'visible', margin: '0 6px 0 3px' },
      switchBase: {
        padding: '13px 11px',
        color: token('on-strong'),
        '&.Mui-checked': { color: token('on-strong'), transform: 'translateX(24px)' },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
        '&.Mui-disabled.Mui-checked + .MuiSwitch-track': { opacity: 0.5 },
        '&.Mui-checked + .MuiSwitch-track': { background: token('primary'), borderColor: token('primary'), opacity: 1 },
      },
      thumb: { width: 18, height: 18, boxShadow: 'none', border: '1px solid transparent' },
      track: { borderRadius: 13, background: token('gray-600'), border: `1px solid ${token('gray-600')}`, opacity: 1 },
    },
  },
}
