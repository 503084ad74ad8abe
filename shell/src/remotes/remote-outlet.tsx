import { useLocation } from '@ensemble/mf-kit'
import { type ComponentType, createElement, type ReactNode, Suspense, use, useState } from 'react'
import { loadPart, type RemotePart } from './load-part.ts'
import { RemoteBoundary } from './remote-boundary.tsx'
import { RemoteFailed } from './remote-failed.tsx'
import { useRemotes } from './remotes-context.ts'

export interface RemoteOutletProps {
  part: RemotePart
  /** What stands there while the code is loaded; it keeps the place. */
  waiting: ReactNode
}

/** The place of one page or widget of a remote. A failure is one card with a retry button; all else goes on. */
export function RemoteOutlet({ part, waiting }: RemoteOutletProps) {
  const remotes = useRemotes()
  const { pathname } = useLocation()
  // Each attempt has a promise of its own: React remembers the outcome of one for ever.
  const [attempt, setAttempt] = useState(() => ({ number: 0, component: begin() }))

  function begin(): Promise<ComponentType> {
    const component = loadPart(remotes, part)
    // `use` reports it below; a visitor who left before that is not told.
    component.catch(() => undefined)
    return component
  }
  function retry() {
    setAttempt({ number: attempt.number + 1, component: begin() })
  }

  return (
    <RemoteBoundary
      key={attempt.number}
      resetKey={pathname}
      failed={() => <RemoteFailed kind={part.kind} onRetry={retry} />}
    >
      <Suspense fallback={waiting}>
        <LoadedPart component={attempt.component} />
      </Suspense>
    </RemoteBoundary>
  )
}

function LoadedPart({ component }: { component: Promise<ComponentType> }) {
  return createElement(use(component))
}
