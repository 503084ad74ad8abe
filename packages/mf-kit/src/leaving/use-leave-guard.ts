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
  const [waitedFor, setWaitedFor] = useState<typeof blocker | null>(null)

  const settle = useEffectEvent(() => Promise.resolve(settled?.()))
  const decide = useEffectEvent(() => {
    if (holds()) setWaitedFor(blocker)
    else blocker.proceed?.()
  })
  // Once for each time that somebody wants to leave, however often the screen is drawn while they wait.
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    let here = true
    void settle().then(() => here && decide())
    return () => {
      here = false
    }
  }, [blocker])

  useEffect(() => {
    // The browser asks in its own words; only where something would be lost.
    const ask = (event: BeforeUnloadEvent) => {
      if (holds() && !kept) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [holds, kept])

  const asking = blocker.state === 'blocked' && waitedFor === blocker
  return { asking, stay: () => blocker.reset?.(), go: () => blocker.proceed?.() }
}

function otherAddress(from: Location, to: Location): boolean {
  return from.pathname + from.search !== to.pathname + to.search
}
