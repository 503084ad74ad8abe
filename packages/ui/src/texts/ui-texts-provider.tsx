import { createContext, type ReactNode, useContext } from 'react'
import { frenchUiTexts } from './french-ui-texts.ts'
import type { UiTexts } from './ui-texts.ts'

// French is the product's first language: a component shown outside the provider still speaks.
const UiTextsContext = createContext<UiTexts>(frenchUiTexts)

/** Gives the components below their inner labels. EnsembleTheme contains one. */
export function UiTextsProvider({ texts, children }: { texts: UiTexts; children: ReactNode }) {
  return <UiTextsContext value={texts}>{children}</UiTextsContext>
}

/** The inner labels in the language on the screen. */
export function useUiTexts(): UiTexts {
  return useContext(UiTextsContext)
}
