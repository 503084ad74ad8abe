/** What text is set in where the font is not there. */
/** Where Inter is not there: what takes the same room (fonts.ts), else the font of the device. */
export const fallbackFonts =
  "'Inter fallback Roboto', 'Inter fallback Arial', 'Inter fallback DejaVu', system-ui, -apple-system, 'Segoe UI', sans-serif"

/**
 * The one theme file: every colour, size, radius, shadow and duration of the product, by role; `darkTokens` has the
 * colours of a dark page.
 * `customProperties` publishes each as `--ens-<name>`; screens and components read them with `token('<name>')`.
 */
export const tokens = {
  primary: '#0047BB',
  'primary-hover': '#003A99',
  'primary-active': '#002C75',
  'primary-faint': '#F3F7FE',
  secondary: '#e7ecf8',
  'secondary-hover': '#D8E1F4',
  'on-strong': '#FFFFFF',
  error: '#F43416',
  'error-text': '#C42209',

  'gray-50': '#F7F9FC',
  'gray-100': '#EEF1F7',
  'gray-200': '#E0E5EE',
  'gray-300': '#C9D1DE',
  'gray-400': '#A8B2C3',
  'gray-500': '#8893A7',
  'gray-600': '#6B778C',
  'gray-700': '#4F5A6E',
  'gray-800': '#374154',
  'gray-900': '#1D2534',
  'gray-1000': '#0A0F1A',

  'green-50': '#E7F5ED',
  'green-500': '#1B8A52',
  'green-700': '#0E6238',
  'yellow-50': '#FFF5D6',
  'yellow-500': '#A67400',
  'yellow-700': '#6E4C00',
  'red-50': '#FDECE8',
  'red-500': '#F43416',
  'red-700': '#B01E08',
  'purple-50': '#F2ECFB',
  'purple-500': '#7A4FC9',
  'purple-700': '#52309A',
  'pink-50': '#FCEAF3',
  'pink-500': '#CE3F7E',
  'pink-700': '#962257',
  'orange-50': '#FFEEE0',
  'orange-500': '#D2600F',
  'orange-700': '#8A3A05',
  'teal-50': '#E0F4F4',
  'teal-500': '#0B8585',
  'teal-700': '#085B5D',

  'skin-light': '#F2CDB4',
  'skin-deep': '#B97A54',
  hair: '#3B2A20',

  ground: '#F7F9FC',
  surface: '#FFFFFF',
  line: '#E0E5EE',
  border: '#6B778C',
  text: '#1D2534',
  'text-second': '#4F5A6E',
  veil: 'rgb(29 37 52 / 50%)',
  stripe: 'rgb(255 255 255 / 50%)',

  'radius-field': '8px',
  'radius-card': '10px',
  'radius-search': '20px',
  'radius-pill': '999px',

  'font-family': `Inter, ${fallbackFonts}`,
  'font-small': '0.875rem',
  'font-body': '1rem',
  'font-title-s': '1.25rem',
  'font-title-m': '1.5rem',
  'font-title-l': '2rem',
  'font-title-xl': '2.5rem',
  'weight-regular': '400',
  'weight-medium': '500',
  'weight-strong': '600',
  'line-body': '1.5',
  'line-title': '1.2',
  measure: '68ch',

  target: '44px',
  'page-width': '1120px',
  'top-bar-height': '96px',
  'bottom-bar-height': '0px',
  gutter: '24px',

  'shadow-card': '0 1px 2px rgb(29 37 52 / 6%), 0 4px 16px rgb(29 37 52 / 7%)',
  'shadow-float': '0 2px 6px rgb(29 37 52 / 10%), 0 12px 32px rgb(29 37 52 / 16%)',
  motion: '160ms',
} as const satisfies Record<string, string>

export type TokenName = keyof typeof tokens

/** Widths in px from which a screen is a tablet, a laptop, a wide screen. */
export const breakpoints = { tablet: 600, laptop: 900, wide: 1200 } as const

/**
 * A token as a CSS value: `token('gray-700')` is `var(--ens-gray-700)`.
 * Use it wherever a colour, radius, size or duration is needed, so that contrast modes and later themes reach it.
 */
export function token(name: TokenName): `var(--ens-${TokenName})` {
  return `var(--ens-${name})`
}
