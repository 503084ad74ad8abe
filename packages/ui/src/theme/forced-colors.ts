/**
 * Where the device sets the colours itself, grounds and shadows are gone: what only they told needs a line. Fields,
 * cards, chips and charts say so beside their own styles. Selectors are doubled to win over a component's own.
 */
export const forcedColors = {
  '.MuiButton-root.MuiButton-root': { border: '1px solid ButtonText' },
  '.MuiButton-root.MuiButton-root.Mui-disabled': { borderColor: 'GrayText' },
  '.MuiPaper-root:is(.MuiDialog-paper, .MuiDrawer-paper)': { border: '1px solid CanvasText' },
  '[aria-current="page"][aria-current]': {
    textDecoration: 'underline',
    textDecorationThickness: '3px',
    textUnderlineOffset: '6px',
  },
  ':is([aria-pressed="true"], .Mui-selected[role="option"], [role="row"][aria-selected="true"]):not(:focus-visible)': {
    outline: '2px solid Highlight',
    outlineOffset: '-2px',
  },
  // Inside a picture the device leaves colours alone; an icon is no picture, but a word.
  'svg.lucide': { stroke: 'currentColor !important', color: 'inherit !important' },
} as const
