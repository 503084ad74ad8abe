import { isRecord } from '../api/is-record.ts'
import { type DigestOf } from './piece-digests.ts'

/** Longest wait for a manifest, in ms (federation.md §3.4, React). */
const manifestWithinMs = 3_000

/**
 * Fetches a manifest of Module Federation and gives it only when it is one. The runtime itself takes any JSON, also
 * the body of a 404, and then refuses the remote until the page is loaded anew; it also waits for ever.
 * @throws Error saying what was wrong, so that the runtime forgets the attempt and a retry really asks again
 */
export async function fetchManifest(url: string, digestOf: DigestOf): Promise<Response> {
  const response = await fetch(url, {
    integrity: digestOf(url),
    credentials: 'same-origin',
    signal: AbortSignal.timeout(manifestWithinMs),
  })
  if (!response.ok) throw new Error(`${url}: status ${response.status}`)
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) throw new Error(`${url}: ${type || 'no content type'} instead of JSON`)
  // Read here, so that the time limit covers the body as well.
  const text = await response.text()
  if (!isManifest(JSON.parse(text))) throw new Error(`${url}: not a manifest`)
  return new Response(text, { headers: { 'content-type': 'application/json' } })
}

function isManifest(value: unknown): boolean {
  return isRecord(value) && isRecord(value.metaData) && Array.isArray(value.exposes) && Array.isArray(value.shared)
}
