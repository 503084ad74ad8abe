/**
 * Where the device sets the colours itself, grounds and shadows are gone: what only they told needs a line. Fields,
 * cards, chips and charts say so beside their own styles.
 */
export const forcedColors = {
  '.MuiButton-root': { border: '1px solid ButtonText' },
  '.MuiButton-root.Mui-disabled': { borderColor: 'GrayText' },
  '.MuiDialog-paper, .MuiDrawer-paper, .MuiTooltip-tooltip': { border: '1px solid CanvasText' },
  '.MuiTabs-indicator': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  '[aria-current="page"]': { textDecoration: 'underline', textDecorationThickness: '3px', textUnderlineOffset: '6px' },
  '[aria-pressed="true"], .MuiMenuItem-root.Mui-selected, [role="row"][aria-selected="true"]': {
    outline: '2px solid Highlight',
    outlineOffset: '-2px',
  },
} as const
