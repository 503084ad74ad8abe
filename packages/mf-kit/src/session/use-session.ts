import { useSyncExternalStore } from 'react'
import type { Session } from '@ensemble/contracts/remote'
import { useShell } from '../shell/shell-bridge.ts'

/** What a page shows that was rendered before anybody asked for it. */
const unknown: Session = { authenticated: null, user: null, role: null }

/** Who is signed in; the component renders again when that changes. */
export function useSession(): Session {
  const { session } = useShell()
  // What takes a rendered page over begins with what that shows, also where the session is known by then.
  const atStart = () => (session.get().authenticated === null ? session.get() : unknown)
  return useSyncExternalStore(session.subscribe, session.get, atStart)
}
