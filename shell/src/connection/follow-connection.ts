import { setupListeners } from '@ensemble/mf-kit'
import { callSignal } from '../realm/call-signal.ts'
import type { ShellStore } from '../store/store.ts'
import { setTimer } from '../timers/timers.ts'
import { type Connection, createConnection } from './connection.ts'

const probeWithinMs = 5000

/** The connection of this page, as the browser tells of it. */
export function browserConnection(): Connection {
  const connection = createConnection({ isOnline: () => navigator.onLine, probe, setTimer })
  window.addEventListener('online', connection.check)
  window.addEventListener('offline', connection.check)
  return connection
}

/** What is on the screen is asked for again as soon as the server is back. */
export function refetchOnReturn(store: ShellStore, connection: Connection): void {
  setupListeners(store.dispatch, (dispatch, { onOnline, onOffline }) =>
    connection.subscribe(() => void dispatch(connection.get() === 'online' ? onOnline() : onOffline())),
  )
}

/** Any answer will do: one that refuses comes from a server that is there. */
async function probe(): Promise<boolean> {
  const { signal } = callSignal(probeWithinMs)
  return fetch('/livez', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  )
}
