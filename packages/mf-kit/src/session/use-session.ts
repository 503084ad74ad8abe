import { useSyncExternalStore } from 'react'
import type { Session } from '@ensemble/contracts/remote'
import { useShell } from '../shell/shell-bridge.ts'

/** Who is signed in; the component renders again when that changes. */
export function useSession(): Session {
  const { session } = useShell()
  return useSyncExternalStore(session.subscribe, session.get, session.get)
}
