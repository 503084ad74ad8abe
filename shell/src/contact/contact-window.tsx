import { lazyPart, useSearchParams, useSelector, withTexts } from '@ensemble/mf-kit'
import { Suspense } from 'react'
import type { ShellState } from '../store/store.ts'
import { ofWindows } from '../translations/later-texts.ts'
import { readContact } from './contact-address.ts'

// Few people write, and the first page should not wait for it.
const ContactDialog = lazyPart(withTexts(ofWindows, () => import('./contact-dialog.tsx')))

/** The window in which people write to the league, over whatever page its address names. */
export function ContactWindow() {
  const [address] = useSearchParams()
  const authenticated = useSelector((state: ShellState) => state.session.authenticated)
  if (!authenticated || !readContact(address)) return null
  return (
    <Suspense fallback={null}>
      <ContactDialog />
    </Suspense>
  )
}
