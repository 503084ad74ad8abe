import { CacheProvider } from '@emotion/react'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { UiTextsProvider } from '../texts/ui-texts-provider.tsx'
import type { UiTexts } from '../texts/ui-texts.ts'
import { baseline } from './baseline.ts'
import { ensembleTheme } from './create-theme.ts'
import { fontFaces } from './fonts.ts'
import { createStyleCache, type StyleCache } from './style-cache.ts'

interface EnsembleThemeProps {
  children: ReactNode
  /** The few inner labels, in the language on the screen. */
  texts: UiTexts
  /** Nonce for styles made at run time; by default the page's own. */
  nonce?: string
  /** Where the styles go; by default into the page. */
  styles?: StyleCache | undefined
}

const globalStyles = <GlobalStyles styles={baseline} />
const fontStyles = <GlobalStyles styles={fontFaces} />

/** A rendered page brings the fonts. To say them again would set its words anew, in other widths. */
function pageHasFonts(): boolean {
  return typeof document !== 'undefined' && document.querySelector('style[data-fonts]') !== null
}

/** Theme, styles with the page's nonce, document baseline, fonts and inner labels. Wrap the whole application once. */
export function EnsembleTheme({ children, texts, nonce, styles }: EnsembleThemeProps) {
  const [cache] = useState(() => styles ?? createStyleCache(nonce))
  const [hasFonts] = useState(pageHasFonts)
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={ensembleTheme}>
        {globalStyles}
        {hasFonts ? null : fontStyles}
        <UiTextsProvider texts={texts}>{children}</UiTextsProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
