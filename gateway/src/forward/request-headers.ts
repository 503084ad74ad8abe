import { sendOnceHeader } from '@ensemble/contracts/sends'

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

/** Written by the gateway or meant for it alone: a service gets none of what a visitor sends under these names. */
const ours = new Set([
  'forwarded',
  'traceparent',
  'x-deadline-ms',
  'x-page-key',
  'x-real-ip',
  'x-remote',
  'x-remote-proof',
  'x-request-id',
  sendOnceHeader,
])

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
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? ''
    if (hopByHop.has(name) || ours.has(name) || dropped?.has(name)) continue
    if (name.startsWith('x-user-') || name.startsWith('x-forwarded-')) continue
    if (!hasBody && (name === 'content-length' || name === 'content-type')) continue
    headers.push(name, rawHeaders[index + 1] ?? '')
  }
  headers.push('x-request-id', facts.requestId)
  headers.push('traceparent', facts.traceparent)
  headers.push('x-forwarded-for', facts.clientIp)
  headers.push('x-forwarded-proto', facts.protocol)
  headers.push('x-forwarded-host', facts.host)
  headers.push('x-deadline-ms', String(facts.deadlineMs))
  return headers
}

/** Whatever `Connection` names, where it names anything beside what every browser sends. */
function connectionNames(rawHeaders: readonly string[]): Set<string> | undefined {
  let names: Set<string> | undefined
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const value = rawHeaders[index + 1] ?? ''
    if (value === 'keep-alive' || rawHeaders[index]?.toLowerCase() !== 'connection') continue
    for (const listed of value.split(',')) {
      const name = listed.trim().toLowerCase()
      if (!endToEnd.has(name)) (names ??= new Set()).add(name)
    }
  }
  return names
}
