import { maxUploadBytes } from '@ensemble/contracts/articles/files'
import { silentMs } from '@ensemble/contracts/sends'

/** The services behind the gateway, and the setting that says where each listens. */
export const upstreamSettings = {
  'svc-users': 'USERS_URL',
  'svc-missions': 'MISSIONS_URL',
  'svc-articles': 'ARTICLES_URL',
} as const
export type UpstreamName = keyof typeof upstreamSettings

const isUpstream = (name: string): name is UpstreamName => name in upstreamSettings
export const upstreamNames = Object.keys(upstreamSettings).filter(isUpstream)

/** Something of each upstream, by its name. */
export function byUpstream<Value>(make: (name: UpstreamName) => Value): Record<UpstreamName, Value> {
  const made: Record<string, Value> = Object.fromEntries(upstreamNames.map((name) => [name, make(name)]))
  if (!isOfEach(made)) throw new Error('an upstream is missing')
  return made
}

function isOfEach<Value>(made: Record<string, Value>): made is Record<UpstreamName, Value> {
  return upstreamNames.every((name) => name in made)
}

/** How long the gateway waits for a service (performance and reliability: a slow service must not hold a visitor). */
export interface Timeouts {
  connectMs: number
  /** Until a call whose answer has not begun is sent once more, where it may be (decision 340). */
  silentMs: number
  /** Until an answer begins. */
  headersMs: number
  /** Between two pieces of an answer. */
  stallMs: number
  totalMs: number
}

export const timeouts: Timeouts = { connectMs: 500, silentMs, headersMs: 3_000, stallMs: 3_000, totalMs: 10_000 }

/**
 * Bulkheads of one service, by what is asked for: a slow service fills its own and not the gateway, and pictures that
 * hang fill theirs and not that of calls. Beyond, a few may wait for a moment; the rest hears 503 at once.
 */
export const shares = {
  // Three for each connection that a service has to its database: more would only wait there.
  calls: { permits: 32, queue: 64, waitMs: 250 },
  // A page of missions brings two dozen covers at once, and a picture may come a little later.
  media: { permits: 64, queue: 128, waitMs: 500 },
  // A slow line holds its permit for minutes: uploads must not take those of pictures.
  uploads: { permits: 16, queue: 16, waitMs: 2_000 },
}
export type Share = keyof typeof shares

/** Connections to one service: as many as it may have calls at the same time. */
export const connectionsPerUpstream = Object.values(shares).reduce((sum, { permits }) => sum + permits, 0)

/** Bytes of an answer to a call that is not JSON, such as a table to be saved; files have no such limit. */
export const maxCallAnswerBytes = 33_554_432

/**
 * Bytes of a request body, the limit of the services themselves: what a service would refuse is refused here, because a
 * service that answers before it has read the body leaves the visitor with a broken connection instead of a sentence.
 */
export const maxBodyBytes = 262_144

/** Bytes that are read and dropped so that the visitor hears the answer; beyond, the connection is closed. */
export const maxDroppedBytes = 8_388_608

/**
 * Files go to slow phones: what is under way may take this long. It must begin sooner than an answer to a call: a browser
 * has six connections, and pictures that hang must not hold them until the page has given up. A size that nobody has
 * asked for yet is made first, and waits for others that are (5 s, below).
 */
const fileTimes = { headersMs: 2_000, stallMs: 10_000, totalMs: 120_000 }

/** Making a size takes long rather than hangs, and making it twice helps nobody: it is given more time. */
const imageTimes = { ...fileTimes, silentMs: 1_200, headersMs: 5_000 }

/** The largest file over the slowest line that somebody would wait for; a service answers when it has the whole. */
const uploadTimes = { headersMs: 300_000, stallMs: 10_000, totalMs: 300_000 }

export interface ForwardRow {
  url: string
  upstream: UpstreamName
  share: Share
  /** Other than the usual times. */
  times?: Partial<Timeouts>
  /** Bytes of a request body, where other than usual. */
  maxBodyBytes?: number
  /** Whether a long answer is compressed (forward/compressed-lists.ts says which may be). */
  compresses?: boolean
}

/** Where the bytes of files go in: the one address that takes a large body, and takes its time over it. */
export const uploadRow: ForwardRow = {
  url: '/api/file/storage/*',
  upstream: 'svc-articles',
  share: 'uploads',
  times: uploadTimes,
  maxBodyBytes: maxUploadBytes,
}

/** Which service answers which address, outside to inside. The router prefers the most specific line. */
export const forwardTable: readonly ForwardRow[] = [
  { url: '/api/user/:userId/participant_missions', upstream: 'svc-missions', share: 'calls', compresses: true },
  { url: '/api/user/*', upstream: 'svc-users', share: 'calls' },
  { url: '/api/auth/*', upstream: 'svc-users', share: 'calls' },
  { url: '/api/activity/*', upstream: 'svc-users', share: 'calls' },
  { url: '/api/mission/*', upstream: 'svc-missions', share: 'calls' },
  { url: '/api/article/*', upstream: 'svc-articles', share: 'calls' },
  { url: '/api/file/*', upstream: 'svc-articles', share: 'media', times: fileTimes },
  { url: '/_next/image', upstream: 'svc-articles', share: 'media', times: imageTimes },
]

/**
 * The address that a service knows: it listens without the /api prefix.
 * @param url path and query as the visitor sent them, still encoded
 */
export function innerPath(url: string): string {
  return url.startsWith('/api/') ? url.slice('/api'.length) : url
}
