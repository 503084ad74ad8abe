import { useEffect, useEffectEvent, useState } from 'react'
import type { Location } from 'react-router-dom'
import { useBlocker } from '../router/router-provider.tsx'

export interface LeaveGuardOptions {
  /** Whether something that was written would be left behind; asked at the moment of leaving. */
  holds: () => boolean
  /** The server has what was written: closing the tab loses nothing. */
  kept?: boolean
  /** Resolves once what is being saved has been answered; nothing is asked before. */
  settled?: () => Promise<unknown>
  /** What counts as leaving; by default another path or query. */
  leaves?: (from: Location, to: Location) => boolean
}

export interface LeaveGuard {
  /** Somebody is about to leave: ask whether they stay or go. */
  asking: boolean
  stay: () => void
  go: () => void
}

/** The end of a session is nobody's choice: it must not wait for an answer. */
const alwaysOpen = ['/unauthorised', '/login']

/** Holds somebody back who is about to leave something that they have written, for a `ConfirmDialog` of the screen. */
export function useLeaveGuard({ holds, kept = false, settled, leaves = otherAddress }: LeaveGuardOptions): LeaveGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      holds() && leaves(currentLocation, nextLocation) && !alwaysOpen.includes(nextLocation.pathname),
  )
  const blocked = blocker.state === 'blocked'
  const [waited, setWaited] = useState(false)
  if (!blocked && waited) setWaited(false)

  const decide = useEffectEvent(() => {
    if (holds()) setWaited(true)
    else blocker.proceed?.()
  })
  useEffect(() => {
    if (!blocked) return undefined
    let here = true
    void Promise.resolve(settled?.()).then(() => here && decide())
    return () => {
      here = false
    }
  }, [blocked, settled])

  useEffect(() => {
    // The browser asks in its own words; only where something would be lost.
    const ask = (event: BeforeUnloadEvent) => {
      if (holds() && !kept) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [holds, kept])

  return { asking: blocked && waited, stay: () => blocker.reset?.(), go: () => blocker.proceed?.() }
}

function otherAddress(from: Location, to: Location): boolean {
  return from.pathname + from.search !== to.pathname + to.search
}
