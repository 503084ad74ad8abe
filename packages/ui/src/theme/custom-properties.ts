import { darkTokens } from './dark-tokens.ts'
import { breakpoints, token, tokens, type TokenName } from './tokens.ts'

/** What changes on a phone: slightly larger text, tighter margins, titles one step down. */
const phone: Partial<Record<TokenName, string>> = {
  'font-body': '1.0625rem',
  'font-title-l': '1.5rem',
  'font-title-xl': '2rem',
  'top-bar-height': '64px',
  gutter: '16px',
}

/** What changes for who asks for more contrast, of the system or of us: no pale lines, no pale text. */
export const moreContrast: Partial<Record<TokenName, string>> = {
  line: token('gray-700'),
  border: token('gray-900'),
  text: token('gray-1000'),
  'text-second': token('gray-900'),
  primary: token('primary-hover'),
  'error-text': token('red-700'),
}

/** Media query of a phone-sized screen (below 600 px). */
export const phoneMedia = `@media (max-width: ${breakpoints.tablet - 0.05}px)`

/** From here on the bars of a phone have their usual air. */
const usualPhone = 360

/** Media query of the smallest phones (below 360 px). */
export const smallestPhoneMedia = `@media (max-width: ${usualPhone - 0.05}px)`

/** Media query of a phone-sized screen that shows little at a time. */
export const shortPhoneMedia = `@media (max-width: ${breakpoints.tablet - 0.05}px) and (max-height: 679px)`

/** From here on the top bar holds its links beside the logo: five with their French names, and a scrollbar of 15 px. */
const oneLine = 1060
/** From here on they stand there in their usual size and with their usual air. */
const ample = 1168

/** Media query of screens, but phones, on which the links of the top bar take a line of their own. */
export const twoLineBarMedia = `@media (min-width: ${breakpoints.tablet}px) and (max-width: ${oneLine - 0.05}px)`

/** Media query of screens on which they have room in its line for little else. */
export const tightBarMedia = `@media (min-width: ${oneLine}px) and (max-width: ${ample - 0.05}px)`

/** Media query of screens on which the bar stays in view: in one line, and leaving room below it. */
export const stickyBarMedia = `@media (min-width: ${oneLine}px) and (min-height: 480px)`

/** Media query of every screen that is not a phone. */
export const wideMedia = `@media (min-width: ${breakpoints.tablet}px)`

/** Media query of a screen from a laptop's on (900 px and more). */
export const laptopMedia = `@media (min-width: ${breakpoints.laptop}px)`

/** Media query of phones and tablets (below 900 px). */
export const smallMedia = `@media (max-width: ${breakpoints.laptop - 0.05}px)`

/** A phone tall enough for bars that stay in place; at 320 × 256 (zoom 400 %) they would hide the content. */
export const stickyPhoneMedia = `@media (max-width: ${breakpoints.tablet - 0.05}px) and (min-height: 480px)`

// Covers are drawn for light pages: a little dimmer, they do not dazzle.
const dark = {
  colorScheme: 'dark',
  ...declarations(darkTokens),
  '& .ens-cover img': { filter: 'brightness(0.85)' },
}

/**
 * Dark where the person chose it, or the device did and the person nothing else. On a screen only: paper is light. What
 * asks for more contrast stands after it, and counts in both.
 */
const darkOnScreen = {
  '@media screen and (prefers-color-scheme: dark)': { '&:where(:not([data-comfort~="light"]))': dark },
  '@media screen': { '&:where([data-comfort~="dark"])': dark },
}

/** The tokens as custom properties on `:root`, with their variants per medium. */
export const customProperties = {
  ':root': {
    colorScheme: 'light',
    ...declarations(tokens),
    ...darkOnScreen,
    [phoneMedia]: declarations(phone),
    '@media (prefers-contrast: more)': declarations(moreContrast),
    '@media (prefers-reduced-motion: reduce)': declarations({ motion: '0ms' }),
  },
}

/** Tokens as declarations of custom properties. */
export function declarations(values: Partial<Record<TokenName, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--ens-${name}`, value]))
}
