import { useDispatch, useLocation, useSelector } from '@ensemble/mf-kit'
import { useEffect } from 'react'
import type { ShellState } from '../store/store.ts'
import { left } from '../store/session-slice.ts'

/**
 * Notices that a visitor whose session ended has arrived where the guards sent them: from then on a protected page
 * is again what it is for everybody. Inside the router, so that the page left is gone by then.
 */
export function Arrival() {
  const { pathname } = useLocation()
  const leave = useSelector((state: ShellState) => state.session.leave)
  const dispatch = useDispatch()
  useEffect(() => {
    if (leave?.to === pathname) dispatch(left())
  }, [leave, pathname, dispatch])
  return null
}
