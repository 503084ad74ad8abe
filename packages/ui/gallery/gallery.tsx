import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { EnsembleTheme, frenchUiTexts } from '../src/index.ts'
import { GalleryPage } from './gallery-page.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')

createRoot(container).render(
  <StrictMode>
    <EnsembleTheme texts={frenchUiTexts}>
      <GalleryPage />
    </EnsembleTheme>
  </StrictMode>,
)
