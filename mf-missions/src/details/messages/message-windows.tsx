import type { Mission } from '@ensemble/contracts/missions/http'
import { lazyPart, useSearchParams } from '@ensemble/mf-kit'
import { type ReactNode, Suspense, useState } from 'react'
import { type Addressee, MissionMessagesProvider } from './mission-messages.ts'

// Loaded by those who write.
const OpenWindow = lazyPart(() => import('./open-window.tsx'))

/** The page of a mission with its windows to write in. An open thread stands in the address, as mails lead to it. */
export function MessageWindows({ mission, children }: { mission: Mission; children: ReactNode }) {
  const [address, setAddress] = useSearchParams()
  const [letter, setLetter] = useState<readonly Addressee[] | null>(null)
  const thread = address.get('thread')
  function setThread(userId: string | null) {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        if (userId === null) next.delete('thread')
        else next.set('thread', userId)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const close = () => {
    setLetter(null)
    if (thread !== null) setThread(null)
  }
  return (
    <MissionMessagesProvider value={{ mission, thread, letter, openThread: setThread, openLetter: setLetter, close }}>
      {children}
      {thread !== null || letter !== null ? (
        <Suspense fallback={null}>
          <OpenWindow />
        </Suspense>
      ) : null}
    </MissionMessagesProvider>
  )
}
