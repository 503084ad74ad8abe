import type { ThemeOptions } from '@mui/material/styles'
import { token } from '../tokens.ts'

/** Floating surfaces: radius of the cards, one soft shadow, never a line besides. */
export const surfaceOverrides: ThemeOptions['components'] = {
  // Closed by scrolling instead (use-close-on-scroll.ts).
  MuiPopover: {
    defaultProps: { disableScrollLock: true },
    styleOverrides: { paper: { overscrollBehavior: 'contain' } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none', color: token('text') } } },
  MuiMenu: {
    styleOverrides: {
      paper: {
        borderRadius: token('radius-card'),
        boxShadow: token('shadow-float'),
        border: '1px solid transparent',
        marginTop: '4px',
      },
      list: { padding: '6px 0' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: token('radius-card'),
        boxShadow: token('shadow-float'),
        margin: '16px',
        width: 'calc(100% - 32px)',
      },
      paperFullScreen: { margin: 0, width: '100%', borderRadius: 0, boxShadow: 'none', height: '100dvh' },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { backgroundColor: token('veil') }, invisible: { backgroundColor: 'transparent' } },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: { background: token('gray-200') }, rounded: { borderRadius: token('radius-card') } },
  },
}
