import { lazyPart, withTexts } from '@ensemble/mf-kit'
import { Suspense, useSyncExternalStore } from 'react'
import { useServices } from '../platform/services.ts'
import { ofChangePassword, ofWindows } from '../translations/later-texts.ts'

// Few people are asked, and the first page should not wait for it.
const ProofDialog = lazyPart(withTexts([ofWindows, ofChangePassword], () => import('./proof-dialog.tsx')))

/** The window in which people show again who they are, over whatever page they are on. */
export function ProofWindow() {
  const { proofPrompt } = useServices()
  const open = useSyncExternalStore(proofPrompt.subscribe, proofPrompt.isOpen, () => false)
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <ProofDialog />
    </Suspense>
  )
}
