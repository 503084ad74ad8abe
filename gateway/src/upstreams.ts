/** The services behind the gateway. A new one is a line here and its address in the settings. */
export const upstreamNames = ['svc-users', 'svc-missions', 'svc-articles'] as const
export type UpstreamName = (typeof upstreamNames)[number]

/** How long the gateway waits for a service (performance and reliability: a slow service must not hold a visitor). */
export interface Timeouts {
  connectMs: number
  headersMs: number
  totalMs: number
}

export const timeouts: Timeouts = { connectMs: 500, headersMs: 3_000, totalMs: 10_000 }

/** Calls of one service that may run at the same time: a slow service fills its own places, not the gateway. */
export const connectionsPerUpstream = 128

/**
 * Bytes of a request body, the limit of the services themselves: what a service would refuse is refused here, because a
 * service that answers before it has read the body leaves the visitor with a broken connection instead of a sentence.
 */
export const maxBodyBytes = 262_144

/** Bytes that are read and dropped so that the visitor hears the answer; beyond, the connection is closed. */
export const maxDroppedBytes = 8_388_608

/** Files go to slow phones: what is under way may take this long, while an answer must still begin in time. */
const fileMs = 120_000

export interface ForwardRow {
  url: string
  upstream: UpstreamName
  /** Other than the usual time for a whole answer. */
  totalMs?: number
}

/** Which service answers which address, outside to inside. The router prefers the most specific line. */
export const forwardTable: readonly ForwardRow[] = [
  { url: '/api/user/:userId/participant_missions', upstream: 'svc-missions' },
  { url: '/api/user/*', upstream: 'svc-users' },
  { url: '/api/auth/*', upstream: 'svc-users' },
  { url: '/api/activity/*', upstream: 'svc-users' },
  { url: '/api/mission/*', upstream: 'svc-missions' },
  { url: '/api/article/*', upstream: 'svc-articles' },
  { url: '/api/file/*', upstream: 'svc-articles', totalMs: fileMs },
  { url: '/_next/image', upstream: 'svc-articles', totalMs: fileMs },
]

/**
 * The address that a service knows: it listens without the /api prefix.
 * @param url path and query as the visitor sent them, still encoded
 */
export function innerPath(url: string): string {
  return url.startsWith('/api/') ? url.slice('/api'.length) : url
}
