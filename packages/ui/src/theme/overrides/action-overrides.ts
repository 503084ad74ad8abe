import type { ThemeOptions } from '@mui/material/styles'
import { phoneMedia } from '../custom-properties.ts'
import { token } from '../tokens.ts'

const quietWhenDisabled = {
  '&.Mui-disabled': { background: token('gray-100'), color: token('gray-600'), borderColor: token('gray-300') },
}

const small = {
  padding: '4px 14px',
  minHeight: '36px',
  fontSize: token('font-small'),
  // A finger needs 44 px, the eye does not; measured from within the line around it.
  '&::after': { content: '""', position: 'absolute', inset: '-5px 0' },
} as const

/** Buttons are pills without text transform, 44 px high; one strong blue, the rest quiet. */
export const actionOverrides: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: token('radius-pill'),
        minHeight: token('target'),
        minWidth: token('target'),
        padding: '8px 20px',
        textAlign: 'center',
        // No last word alone on its line.
        textWrap: 'balance',
        transition: `background-color ${token('motion')}, border-color ${token('motion')}`,
        '&.ens-small-on-phone': { [phoneMedia]: small },
        ...quietWhenDisabled,
      },
      sizeSmall: small,
      sizeLarge: { padding: '12px 28px', minHeight: '52px', fontSize: token('font-body') },
      contained: {
        '&:hover': { background: token('primary-hover') },
        '&:active': { background: token('primary-active') },
      },
      outlined: {
        borderColor: token('border'),
        color: token('primary'),
        background: token('surface'),
        '&:hover': { background: token('primary-faint'), borderColor: token('primary') },
      },
      text: { padding: '8px 12px', '&:hover': { background: token('secondary') } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: token('target'),
        height: token('target'),
        color: token('gray-800'),
        '&:hover': { background: token('secondary') },
        '&.Mui-disabled': { color: token('gray-400') },
      },
    },
  },
}
