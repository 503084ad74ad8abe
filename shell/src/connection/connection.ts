/** `offline`: the browser has no network. `unreachable`: it has one, and our server still does not answer. */
type ConnectionState = 'online' | 'offline' | 'unreachable'

export interface ConnectionDeps {
  /** What the browser knows of its network. */
  isOnline: () => boolean
  /** Whether the server gives any answer at all; never rejects. */
  probe: () => Promise<boolean>
  setTimer: (work: () => void, ms: number) => () => void
}

export interface Connection {
  get: () => ConnectionState
  subscribe: (listener: () => void) => () => void
  /** Something was answered. */
  heard: () => void
  /** Something was not answered, or the browser's network came or went: finds out what is the matter. */
  check: () => void
}

/** Between two looks at a server that did not answer. */
const probeEveryMs = 5000

/**
 * Whether this page can reach the server. One request without an answer says little: a probe decides, and goes on until
 * the server answers, so that the page recovers by itself.
 */
export function createConnection({ isOnline, probe, setTimer }: ConnectionDeps): Connection {
  let state: ConnectionState = isOnline() ? 'online' : 'offline'
  let probing = false
  let cancelNext = () => {}
  const listeners = new Set<() => void>()

  function become(next: ConnectionState) {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  function check() {
    cancelNext()
    if (!isOnline()) return become('offline')
    if (probing) return
    probing = true
    void probe().then((answered) => {
      probing = false
      if (!isOnline()) return become('offline')
      become(answered ? 'online' : 'unreachable')
      if (!answered) cancelNext = setTimer(check, probeEveryMs)
    })
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    heard: () => {
      if (state === 'unreachable') become('online')
    },
    check,
  }
}
