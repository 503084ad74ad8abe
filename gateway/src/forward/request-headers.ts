/** What the gateway itself knows of a call, told to the service. */
export interface CallFacts {
  requestId: string
  traceparent: string
  clientIp: string
  protocol: string
  host: string
  /** Time left for an answer, in milliseconds. */
  deadlineMs: number
}

const hopByHop = new Set([
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Written by the gateway alone: whatever a visitor sends under these names is forged. */
const ours = new Set(['forwarded', 'traceparent', 'x-deadline-ms', 'x-page-key', 'x-real-ip', 'x-request-id'])
const oursByPrefix = ['x-user-', 'x-forwarded-']

/**
 * A visitor may name further hop-by-hop headers in Connection, but not make the gateway drop what it has just checked
 * (`Connection: authorization`).
 */
const endToEnd = new Set(['accept-language', 'authorization', 'content-length', 'content-type', 'cookie', 'origin'])

/**
 * Headers of the call to a service, as the flat list that undici takes.
 * @param rawHeaders names and values in turn, as Node received them
 * @param facts what the gateway vouches for
 * @param hasBody false: the headers that describe a body are left out
 */
export function requestHeaders(rawHeaders: readonly string[], facts: CallFacts, hasBody: boolean): string[] {
  const dropped = connectionNames(rawHeaders)
  const headers: string[] = []
  for (const [name, value] of pairs(rawHeaders)) {
    const lower = name.toLowerCase()
    if (hopByHop.has(lower) || ours.has(lower) || dropped.has(lower)) continue
    if (oursByPrefix.some((prefix) => lower.startsWith(prefix))) continue
    if (!hasBody && (lower === 'content-length' || lower === 'content-type')) continue
    headers.push(lower, value)
  }
  headers.push(
    ...['x-request-id', facts.requestId],
    ...['traceparent', facts.traceparent],
    ...['x-forwarded-for', facts.clientIp],
    ...['x-forwarded-proto', facts.protocol],
    ...['x-forwarded-host', facts.host],
    ...['x-deadline-ms', String(facts.deadlineMs)],
  )
  return headers
}

function connectionNames(rawHeaders: readonly string[]): Set<string> {
  const names = new Set<string>()
  for (const [name, value] of pairs(rawHeaders)) {
    if (name.toLowerCase() !== 'connection') continue
    for (const listed of value.split(',')) {
      const lower = listed.trim().toLowerCase()
      if (!endToEnd.has(lower)) names.add(lower)
    }
  }
  return names
}

function* pairs(rawHeaders: readonly string[]): Generator<[string, string]> {
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    yield [rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '']
  }
}
