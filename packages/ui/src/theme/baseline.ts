import { comfortStyles, still } from './comfort.ts'
import { phoneMedia, customProperties, wideMedia } from './custom-properties.ts'
import { forcedColors } from './forced-colors.ts'
import { paper } from './paper.ts'
import { fallbackFonts, token } from './tokens.ts'

/** The ring is primary with a gap of the surface, so that it shows on every ground and on the blue. */
const focusRing = {
  outline: `2px solid ${token('primary')}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${token('surface')}`,
}

/** A ring on what was pressed before the scripts that do it have come (shell/src/early.ts). */
const pressedStyles = {
  '@keyframes ens-filled': { from: { display: 'block' } },
  '@keyframes ens-pressed': { to: { transform: 'rotate(360deg)' } },
  '[data-pressed]': { position: 'relative', cursor: 'progress' },
  // The control does not turn by itself: it keeps its words and its icon.
  '[data-pressed][data-pressed][data-pressed] *': { opacity: '1' },
  '[data-pressed]::after': {
    content: '""',
    position: 'absolute',
    top: '-4px',
    right: '-4px',
    width: '20px',
    height: '20px',
    border: `3px solid ${token('line')}`,
    borderTopColor: token('primary'),
    borderRadius: '50%',
    background: token('surface'),
    animation: 'ens-pressed 900ms linear infinite',
  },
} as const

/** Set while a message lies over the foot of the page (use-room-at-foot.ts). */
const toastRoom = 'var(--ens-toast-room, 0px)'

/** Styles of the document itself: grounds, text, focus ring, reduced motion. Applied once by EnsembleTheme. */
export const baseline = {
  ...customProperties,
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    scrollPaddingTop: `calc(${token('top-bar-height')} + 16px)`,
    // Neither a message nor the bottom bar may cover what has the focus.
    scrollPaddingBottom: toastRoom,
    [phoneMedia]: { scrollPaddingBottom: `max(${toastRoom}, calc(${token('bottom-bar-height')} + 16px))` },
  },
  // A page whose font comes later (shell/src/app/first-fonts.ts) asks for none: its words would have to be set anew.
  ':root[data-fonts="later"]': { '--ens-font-family': fallbackFonts },
  body: {
    margin: 0,
    background: token('ground'),
    color: token('text'),
    fontFamily: token('font-family'),
    fontSize: token('font-body'),
    lineHeight: token('line-body'),
    overflowWrap: 'break-word',
  },
  'body::after': { content: '""', display: 'block', height: `calc(${toastRoom} - ${token('bottom-bar-height')})` },
  // Fifteen rows of a large table, instead of thirteen and a bar: the bar scrolls away with the title.
  [wideMedia]: {
    'body:has(.ens-wide [role="grid"])': {
      '--ens-table-top': '0px',
      '& .ens-top-bar.ens-top-bar': { position: 'relative' },
    },
  },
  '[role="dialog"]': { '--ens-table-top': '0px' },
  'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset': { margin: 0 },
  img: { maxWidth: '100%' },
  svg: { flex: 'none' },
  noscript: { display: 'block', padding: `12px ${token('gutter')}`, background: token('yellow-50') },
  'button, input, select, textarea': { font: 'inherit', letterSpacing: 'inherit' },
  // Doubled on purpose: it must win over a component's own `outline: 0`.
  ':focus-visible:focus-visible': focusRing,
  '[tabindex="-1"]:focus-visible:focus-visible:not(.ens-ring)': { outline: 'none', boxShadow: 'none' },
  ...pressedStyles,
  '.ens-paper-only': { display: 'none' },
  '@media print': paper,
  '@media (forced-colors: active)': forcedColors,
  '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': still },
  ...comfortStyles,
} as const
