import { useLocation } from '@ensemble/mf-kit'
import { useCallback, useEffect, useRef } from 'react'

type View = 'mission' | 'questionnaire' | 'invite'
type Arrive = (view: View, pathname: string, entry: string) => void

/**
 * For views that only the search of the address tells apart. The link that leads from one to another goes with it: the
 * title of the other has the focus, and the reader begins at its top, unless they come back. The shell, which does so for
 * pages, cannot know which view an address leads to: the mission and what its reader may do decide that.
 */
export function useArrivedTitle(): Arrive {
  const shown = useRef({ pathname: '', view: '' })
  const entries = useRef(new Set<string>())
  return useCallback((view, pathname, entry) => {
    const before = shown.current
    const isBack = entries.current.has(entry)
    shown.current = { pathname, view }
    entries.current.add(entry)
    // From another page altogether: the shell has done as much.
    if (before.pathname !== pathname || before.view === view) return
    if (!isBack) document.documentElement.scrollTop = 0
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [])
}

/** Stands beside a view, and tells when it is there. */
export function Arrived({ view, arrive }: { view: View; arrive: Arrive }) {
  const { pathname, key } = useLocation()
  useEffect(() => arrive(view, pathname, key), [arrive, view, pathname, key])
  return null
}
