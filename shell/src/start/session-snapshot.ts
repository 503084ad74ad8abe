import type { Session } from '@ensemble/contracts/remote'
import type { ShellStore } from '../store/store.ts'
import { selectCurrentUser } from '../session/current-user.ts'

/** The session as remotes see it: the same object until something in it changed. */
export function createSessionSnapshot(store: Pick<ShellStore, 'getState' | 'subscribe'>) {
  let snapshot: Session = { authenticated: null, user: null, role: null }
  function get(): Session {
    const state = store.getState()
    const { authenticated } = state.session
    const user = authenticated ? (selectCurrentUser(state).data ?? null) : null
    if (snapshot.authenticated !== authenticated || snapshot.user !== user) {
      snapshot = { authenticated, user, role: user?.role ?? null }
    }
    return snapshot
  }
  return { get, subscribe: (listener: () => void) => store.subscribe(listener) }
}
