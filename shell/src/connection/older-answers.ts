import type { Transport } from '../api/transport.ts'

/**
 * How old an answer may be to a page that has heard of no change for as long, in seconds. A server with a copy of its
 * database may then read lists from it (decision 226).
 */
const acceptedSeconds = 5

/** What a page has changed, or heard of. */
export interface HeardChanges {
  heard(): void
  /** How old an answer may be, in seconds; 0 where it has to hold what was just changed. */
  accepted(): number
}

/** @param reloaded whoever loads a page again wants to see what is */
export function createHeardChanges(now: () => number, reloaded = isReload()): HeardChanges {
  let last = reloaded ? now() : -Infinity
  return {
    heard: () => void (last = now()),
    accepted: () => (now() - last > acceptedSeconds * 1000 ? acceptedSeconds : 0),
  }
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}

/** The transport, which notes what this page changes. Signing in and the renewal of a session change no list. */
export function notingTransport(transport: Transport, changes: HeardChanges): Transport {
  return async (request, options) => {
    if (request.method === 'GET') return transport(request, { ...options, acceptedSeconds: changes.accepted() })
    try {
      return await transport(request, options)
    } finally {
      if (!request.path.startsWith('/auth/')) changes.heard()
    }
  }
}
