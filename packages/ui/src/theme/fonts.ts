import latin400 from '@fontsource/inter/files/inter-latin-400-normal.woff2'
import latin500 from '@fontsource/inter/files/inter-latin-500-normal.woff2'
import latin600 from '@fontsource/inter/files/inter-latin-600-normal.woff2'
import latinExtended400 from '@fontsource/inter/files/inter-latin-ext-400-normal.woff2'
import latinExtended500 from '@fontsource/inter/files/inter-latin-ext-500-normal.woff2'
import latinExtended600 from '@fontsource/inter/files/inter-latin-ext-600-normal.woff2'

/** Which characters each file holds: the browser fetches the second one only for a text that needs it. */
const latin = `U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F,
  U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD`
const latinExtended = `U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329,
  U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF`

/**
 * Inter in the three weights of the design. Text is never set anew under somebody's eyes: where the font is not there
 * with the first words, they stay in the system's, and the next page has it.
 */
export const fontFaces = [
  face(400, latinExtended400, latinExtended),
  face(500, latinExtended500, latinExtended),
  face(600, latinExtended600, latinExtended),
  face(400, latin400, latin),
  face(500, latin500, latin),
  face(600, latin600, latin),
]

function face(fontWeight: 400 | 500 | 600, url: string, unicodeRange: string) {
  return {
    '@font-face': {
      fontFamily: 'Inter',
      fontStyle: 'normal',
      fontWeight,
      fontDisplay: 'optional',
      src: `url('${url}') format('woff2')`,
      unicodeRange,
    },
  } as const
}
