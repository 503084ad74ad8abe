import { useLocation } from '@ensemble/mf-kit'
import { createElement, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { RemotePart } from './load-part.ts'
import { RemoteBoundary } from './remote-boundary.tsx'
import { RemoteCard } from './remote-card.tsx'
import { useRemotePart } from './use-remote-part.ts'

export interface RemoteOutletProps {
  part: RemotePart
  /** What stands there while the code is loaded; it keeps the place. */
  waiting: ReactNode
}

/**
 * The place of one page or widget of a remote. What is late or failed is one card with a retry button, while loading
 * goes on behind it; all else in the page goes on.
 */
export function RemoteOutlet({ part, waiting }: RemoteOutletProps) {
  const { pathname } = useLocation()
  const { component, card, isLoading, attempt, retry, crashed } = useRemotePart(part, pathname)
  const place = useFocusKept(component !== undefined)

  if (component) {
    return (
      <RemoteBoundary key={attempt} onError={crashed}>
        <Suspense fallback={waiting}>{createElement(component)}</Suspense>
      </RemoteBoundary>
    )
  }
  return (
    <>
      {card ? null : waiting}
      {/* There before the card is: only then do screen readers tell of it. */}
      <div role="status" ref={place}>
        {card ? (
          <RemoteCard kind={part.kind} card={card} retrying={isLoading && card !== 'slow'} onRetry={retry} />
        ) : null}
      </div>
    </>
  )
}

/** A visitor whose focus was on the card's button keeps a place in the page when the card goes; no other is moved. */
function useFocusKept(hasArrived: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const area = place.current
    if (!area) return
    const note = () => {
      hadFocus.current = area.contains(document.activeElement)
    }
    area.addEventListener('focusin', note)
    area.addEventListener('focusout', note)
    return () => {
      area.removeEventListener('focusin', note)
      area.removeEventListener('focusout', note)
    }
  }, [hasArrived])
  useEffect(() => {
    if (!hasArrived || !hadFocus.current) return
    hadFocus.current = false
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [hasArrived])
  return place
}
