import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { UiTextsProvider } from '../texts/ui-texts-provider.tsx'
import { type UiTexts } from '../texts/ui-texts.ts'
import { baseline } from './baseline.ts'
import { ensembleTheme } from './create-theme.ts'
import { readCspNonce } from './csp-nonce.ts'
import { fontFaces } from './fonts.ts'

interface EnsembleThemeProps {
  children: ReactNode
  /** The few inner labels, in the language on the screen. */
  texts: UiTexts
  /** Nonce for styles made at run time; by default the page's own. */
  nonce?: string
}

const globalStyles = <GlobalStyles styles={[...fontFaces, baseline]} />

/** Theme, styles with the page's nonce, document baseline, fonts and inner labels. Wrap the whole application once. */
export function EnsembleTheme({ children, texts, nonce }: EnsembleThemeProps) {
  const [cache] = useState(() => createCache({ key: 'ens', nonce: nonce ?? readCspNonce() }))
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={ensembleTheme}>
        {globalStyles}
        <UiTextsProvider texts={texts}>{children}</UiTextsProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
