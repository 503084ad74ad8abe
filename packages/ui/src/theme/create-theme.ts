import { createTheme, type Theme } from '@mui/material/styles'
import { actionOverrides } from './overrides/action-overrides.ts'
import { fieldOverrides } from './overrides/field-overrides.ts'
import { surfaceOverrides } from './overrides/surface-overrides.ts'
import { breakpoints, token, type TokenName, tokens } from './tokens.ts'

const title = { fontWeight: 600, lineHeight: tokens['line-title'], letterSpacing: '-0.01em' }

function role(main: TokenName, dark: TokenName, words: TokenName) {
  return { main: token(main), light: token(main), dark: token(dark), contrastText: token(words) }
}

/** The MUI theme made from the tokens (specification, section 9). */
export const ensembleTheme: Theme = Object.assign(
  createTheme({
    spacing: 8,
    shape: { borderRadius: 8 },
    motion: { reducedMotion: 'system' },
    breakpoints: { values: { xs: 0, sm: breakpoints.tablet, md: breakpoints.laptop, lg: breakpoints.wide, xl: 1536 } },
    palette: {
      primary: role('primary', 'primary-hover', 'on-strong'),
      secondary: role('secondary', 'secondary-hover', 'gray-900'),
      error: role('error-text', 'red-700', 'on-strong'),
      success: role('green-500', 'green-700', 'on-strong'),
      warning: role('yellow-500', 'yellow-700', 'on-strong'),
      info: role('teal-500', 'teal-700', 'on-strong'),
      grey: {
        50: token('gray-50'),
        100: token('gray-100'),
        200: token('gray-200'),
        300: token('gray-300'),
        400: token('gray-400'),
        500: token('gray-500'),
        600: token('gray-600'),
        700: token('gray-700'),
        800: token('gray-800'),
        900: token('gray-900'),
      },
      background: { default: token('ground'), paper: token('surface') },
      text: { primary: token('text'), secondary: token('text-second'), disabled: token('gray-600') },
      divider: token('line'),
      action: {
        active: token('gray-700'),
        hover: token('secondary'),
        selected: token('secondary'),
        disabled: token('gray-400'),
        disabledBackground: token('gray-100'),
        focus: token('secondary'),
      },
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
  }),
  // MUI would compute with colours, and these are known to the browser alone: it mixes them.
  {
    alpha: (colour: string, share: number | string) =>
      `color-mix(in srgb, ${colour} calc(100% * (${share})), transparent)`,
    lighten: (colour: string, share: number | string) => `color-mix(in srgb, #fff calc(100% * (${share})), ${colour})`,
    darken: (colour: string, share: number | string) => `color-mix(in srgb, #000 calc(100% * (${share})), ${colour})`,
  },
)
