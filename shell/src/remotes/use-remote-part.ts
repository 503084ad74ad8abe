import { type ComponentType, useEffect, useReducer, useState } from 'react'
import { useOnReturn } from '../connection/connection-context.ts'
import { navigationStart } from './navigation-start.ts'
import type { RemotePart } from './load-part.ts'
import { nextPlaceState, type PlaceState, placeStateOf } from './place-state.ts'
import { useRemotes } from './remotes-context.ts'

/** A visitor hears that it takes longer after this many ms from asking for the page, and not before the second number. */
const slowAfterMs = 2_200
const leastWaitMs = 1_000

export interface RemotePlace extends PlaceState {
  retry: () => void
  /** What the component threw while it was shown. */
  crashed: (error: unknown) => void
}

/**
 * Loads a page or widget of a remote and follows how that goes.
 * @param pathname a failed place gets a new chance when it changes: the visitor went somewhere else
 */
export function useRemotePart(part: RemotePart, pathname: string): RemotePlace {
  const remotes = useRemotes()
  const [state, dispatch] = useReducer(nextPlaceState, remotes.there(part), placeStateOf)
  const [load, setLoad] = useState(() => begin(() => remotes.part(part)))

  useEffect(() => {
    let isCurrent = true
    const unless = (work: () => void) => () => {
      if (isCurrent) work()
    }
    load.component.then(
      (component) => isCurrent && dispatch({ type: 'arrived', component }),
      async () => (await load.recover()) || unless(() => dispatch({ type: 'failed' }))(),
    )
    const timer = setTimeout(
      unless(() => dispatch({ type: 'late' })),
      load.slowAfterMs,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [load])

  function beginAgain(asked: () => Promise<ComponentType>) {
    dispatch({ type: 'begun-again' })
    setLoad(begin(asked, slowAfterMs))
  }

  const [shown, setShown] = useState(pathname)
  if (shown !== pathname) {
    setShown(pathname)
    if (!state.component && !state.isLoading) beginAgain(() => remotes.part(part))
  }
  const retry = () => beginAgain(() => remotes.renew(part.remote).then(() => remotes.part(part)))
  useOnReturn(!state.component && !state.isLoading, retry)
  return {
    ...state,
    retry,
    crashed: (error) => {
      remotes.crashed(part, error)
      dispatch({ type: 'failed' })
    },
  }

  function begin(asked: () => Promise<ComponentType>, slowAfter = firstSlowAfterMs(part)) {
    const component = asked()
    // The effect tells of it; a visitor who left before that is not told.
    component.catch(() => undefined)
    return { component, slowAfterMs: slowAfter, recover: () => remotes.recover(part) }
  }
}

/** A page counts from when it was asked for: shell and session check have taken their part of the patience. */
function firstSlowAfterMs({ kind }: RemotePart): number {
  if (kind === 'widgets') return slowAfterMs
  return Math.max(leastWaitMs, slowAfterMs - (performance.now() - navigationStart()))
}
