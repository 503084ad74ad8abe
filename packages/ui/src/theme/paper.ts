import { token } from './tokens.ts'

/**
 * Any page on paper: nothing to press and nowhere to go, so no bars and no buttons; tables whole, and of a link that leads
 * outside its address. What only leads on (`ens-no-print`) is left out.
 */
export const paper = {
  body: { background: token('surface'), paddingBottom: '0 !important' },
  [[
    '.ens-no-print',
    '.ens-page-action',
    // Not where it is itself the name of a column or of a part.
    'button:not(:is(th, h2, h3, h4) button)',
    '.ens-tabs',
    '[role="search"]',
    // What has not come by now does not come any more.
    '.ens-waiting',
    // A drawing decorates, and those that were never in view have not been loaded.
    '.ens-cover > img[alt=""]',
    // A link that looks like a button goes to a page of ours: on paper it is none.
    'a.MuiButton-root:not([href^="http"])',
  ].join(', ')]: { display: 'none !important' },
  '.ens-paper-only': { display: 'inline' },
  '.ens-cover:has(> img[alt=""]), .ens-cover:not(:has(> img))': {
    aspectRatio: 'auto !important',
    height: 'auto !important',
    background: 'none !important',
  },
  '.ens-cover > .ens-cover-chips': { position: 'static', padding: '12px 12px 0' },
  'a.MuiButton-root[href^="http"]': {
    padding: '0 !important',
    border: '0 !important',
    background: 'none !important',
    color: `${token('text')} !important`,
    whiteSpace: 'normal !important',
  },
  'main a[href^="http"]::after': { content: '" (" attr(href) ")"', fontWeight: 400, overflowWrap: 'anywhere' },
  'tr, li, h1, h2, h3, h4': { breakInside: 'avoid' },
  'h1, h2, h3, h4': { breakAfter: 'avoid' },
  // A sheet of its own takes the place of the page.
  'body:has(> .ens-sheet) > :not(.ens-sheet)': { display: 'none !important' },
  '.ens-sheet': { page: 'ens-sheet' },
} as const
