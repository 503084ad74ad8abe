import { createTheme } from '@mui/material/styles'
import { actionOverrides } from './overrides/action-overrides.ts'
import { fieldOverrides } from './overrides/field-overrides.ts'
import { surfaceOverrides } from './overrides/surface-overrides.ts'
import { breakpoints, tokens } from './tokens.ts'

const title = { fontWeight: 600, lineHeight: tokens['line-title'], letterSpacing: '-0.01em' }

/** The MUI theme made from the tokens (specification, section 9; look.md). */
export const ensembleTheme = createTheme({
  spacing: 8,
  shape: { borderRadius: 8 },
  motion: { reducedMotion: 'system' },
  breakpoints: { values: { xs: 0, sm: breakpoints.tablet, md: breakpoints.laptop, lg: breakpoints.wide, xl: 1536 } },
  palette: {
    primary: { main: tokens.primary, dark: tokens['primary-hover'], contrastText: tokens.white },
    secondary: { main: tokens.secondary, dark: tokens['secondary-hover'], contrastText: tokens['gray-900'] },
    error: { main: tokens['error-text'], light: tokens.error, contrastText: tokens.white },
    success: { main: tokens['green-500'], dark: tokens['green-700'], contrastText: tokens.white },
    warning: { main: tokens['yellow-500'], dark: tokens['yellow-700'], contrastText: tokens.white },
    info: { main: tokens['teal-500'], dark: tokens['teal-700'], contrastText: tokens.white },
    grey: {
      50: tokens['gray-50'],
      100: tokens['gray-100'],
      200: tokens['gray-200'],
      300: tokens['gray-300'],
      400: tokens['gray-400'],
      500: tokens['gray-500'],
      600: tokens['gray-600'],
      700: tokens['gray-700'],
      800: tokens['gray-800'],
      900: tokens['gray-900'],
    },
    background: { default: tokens.ground, paper: tokens.surface },
    text: { primary: tokens.text, secondary: tokens['text-second'], disabled: tokens['gray-600'] },
    divider: tokens.line,
  },
  typography: {
    fontFamily: 'var(--ens-font-family)',
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    body1: { fontSize: 'var(--ens-font-body)', lineHeight: 1.5 },
    body2: { fontSize: tokens['font-small'], lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 500, fontSize: 'var(--ens-font-body)', lineHeight: 1.5 },
    h1: { ...title, fontSize: 'var(--ens-font-title-l)' },
    h2: { ...title, fontSize: 'var(--ens-font-title-m)' },
    h3: { ...title, fontSize: 'var(--ens-font-title-s)' },
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 140,
      short: 160,
      standard: 180,
      complex: 200,
      enteringScreen: 180,
      leavingScreen: 140,
    },
  },
  components: { ...actionOverrides, ...fieldOverrides, ...surfaceOverrides },
})
