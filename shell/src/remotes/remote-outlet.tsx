import { useLocation } from '@ensemble/mf-kit'
import { Box } from '@ensemble/ui'
import { createElement, Fragment, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { RemotePart } from './load-part.ts'
import { RemoteBoundary } from './remote-boundary.tsx'
import { RemoteCard } from './remote-card.tsx'
import { useRemotePart } from './use-remote-part.ts'

export interface RemoteOutletProps {
  part: RemotePart
  /**
   * What stands there while the code is loaded; it keeps the place. Null where whoever placed the part says by itself
   * that something is still to come.
   */
  waiting: ReactNode
}

/**
 * The place of one page or widget of a remote. What is late or failed is one card with a retry button, while loading
 * goes on behind it; all else in the page goes on. The card of a late widget lies over what stands there meanwhile:
 * nothing below moves for it.
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
  const isLateWidget = card === 'slow' && part.kind === 'widgets'
  const Place = part.kind === 'widgets' ? OneOverTheOther : Fragment
  return (
    <Place>
      {card && !isLateWidget ? null : waiting}
      {/* There before the card is: only then do screen readers tell of it. */}
      <div role="status" ref={place}>
        {card && !(isLateWidget && waiting === null) ? (
          <RemoteCard kind={part.kind} card={card} retrying={isLoading && card !== 'slow'} onRetry={retry} />
        ) : null}
      </div>
    </Place>
  )
}

function OneOverTheOther({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1', minWidth: 0 } }}>{children}</Box>
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
