import { useSyncExternalStore } from 'react'
import type { Language } from '@ensemble/contracts/enumerations'
import { useShell } from './shell-bridge.ts'

/** The language on the screen; the component renders again when the visitor changes it. */
export function useLanguage(): Language {
  const { language } = useShell()
  return useSyncExternalStore(language.subscribe, language.get, language.get)
}
