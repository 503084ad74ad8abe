import latinFile from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import latinExtendedFile from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'

/** Which characters each file holds: the browser fetches the second one only for a text that needs it. */
const latin = `U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F,
  U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD`
const latinExtended = `U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329,
  U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF`

/** How far letters of Inter reach above and below their line, as parts of their size. */
const ascent = 0.969
const descent = 0.241

/**
 * Inter, all weights in one file. Text is never set anew under somebody's eyes: where the font is not there with the
 * first words, they stay in a font of the device that takes the same room (`fallbackFonts`), and the next page has it.
 */
export const fontFaces = [
  face(latinExtendedFile, latinExtended),
  face(latinFile, latin),
  // How much wider Inter sets the French texts of the shell than each font of a device, weight by weight.
  fallback('Inter fallback Roboto', '100 400', ['Roboto', 'Roboto Regular'], 1.072),
  fallback('Inter fallback Roboto', '500', ['Roboto Medium'], 1.071),
  fallback('Inter fallback Roboto', '600 900', ['Roboto Bold'], 1.072),
  fallback('Inter fallback Arial', '100 500', ['Arial', 'Liberation Sans', 'Helvetica'], 1.064),
  fallback('Inter fallback Arial', '600 900', ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], 1.007),
  fallback('Inter fallback DejaVu', '100 500', ['DejaVu Sans'], 0.938),
  fallback('Inter fallback DejaVu', '600 900', ['DejaVu Sans Bold'], 0.844),
]

function face(url: string, unicodeRange: string) {
  return {
    '@font-face': {
      fontFamily: 'Inter',
      fontStyle: 'normal',
      fontWeight: '100 900',
      fontDisplay: 'optional',
      src: `url('${url}') format('woff2')`,
      unicodeRange,
    },
  } as const
}

/** @param wider how many times as wide Inter is */
function fallback(fontFamily: string, fontWeight: string, names: readonly string[], wider: number) {
  return {
    '@font-face': {
      fontFamily,
      fontStyle: 'normal',
      fontWeight,
      src: names.map((name) => `local('${name}')`).join(', '),
      sizeAdjust: percent(wider),
      // Of the letter as it is adjusted.
      ascentOverride: percent(ascent / wider),
      descentOverride: percent(descent / wider),
      lineGapOverride: '0%',
    },
  } as const
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`
}
