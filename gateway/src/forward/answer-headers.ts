type HeaderValue = string | string[] | undefined

const hopByHop = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'trailer', 'transfer-encoding', 'upgrade'])

/** The gateway says these once for every answer; a service cannot loosen them. */
const ours = new Set([
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'server',
  'strict-transport-security',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-powered-by',
  'x-request-id',
  'x-xss-protection',
])

/**
 * Headers of a service's answer that a visitor gets. A stricter Content-Security-Policy (a stored file in a sandbox)
 * and a Cache-Control of the service stand; an answer without Cache-Control is personal and is not kept anywhere.
 */
export function answerHeaders(received: Record<string, HeaderValue>): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = { 'cache-control': 'no-store' }
  for (const [name, value] of Object.entries(received)) {
    if (value === undefined || hopByHop.has(name) || ours.has(name)) continue
    if (name.startsWith('access-control-')) continue
    headers[name] = value
  }
  return headers
}
