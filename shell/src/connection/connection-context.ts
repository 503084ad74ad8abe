import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Connection } from './connection.ts'

/** Of a page that is rendered, and of tests: one that is always there. */
export const steadyConnection: Connection = {
  get: () => 'online',
  subscribe: () => () => {},
  heard: () => {},
  check: () => {},
}

/** The connection of this page, provided once, around the router. */
export const ConnectionContext = createContext(steadyConnection)

/** Whether the server can be reached, as it changes. */
export function useConnectionState() {
  const connection = use(ConnectionContext)
  // A rendered page was asked for over the line.
  return useSyncExternalStore(connection.subscribe, connection.get, steadyConnection.get)
}

/**
 * Tries again what failed, once, when the connection is back. Calls of the API do so by themselves (`refetchOnReturn`);
 * this is for what is asked for in other ways, such as the code of a page.
 */
export function useOnReturn(hasFailed: boolean, tryAgain: () => void): void {
  const connection = use(ConnectionContext)
  const again = useEffectEvent(tryAgain)
  useEffect(() => {
    if (!hasFailed) return
    // What failed may be the first to tell that the server is gone.
    connection.check()
    return connection.subscribe(() => {
      if (connection.get() === 'online') again()
    })
  }, [connection, hasFailed])
}
