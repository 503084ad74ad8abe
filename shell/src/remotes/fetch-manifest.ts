import { isRecord } from '../api/is-record.ts'
import { callSignal } from '../realm/call-signal.ts'
import { LoadFailure } from './load-failure.ts'
import type { DigestOf } from './piece-digests.ts'

/** Longest wait for a manifest, in ms: a slow line gets it in time; whoever waits has the card long before. */
const manifestWithinMs = 6_000

/**
 * Fetches a manifest of Module Federation and gives it only when it is one. The runtime itself takes any JSON, also
 * the body of a 404, and then refuses the remote until the page is loaded anew; it also waits for ever.
 * @throws {LoadFailure} saying what was wrong, so that the runtime forgets the attempt and a retry really asks again
 */
export async function fetchManifest(url: string, digestOf: DigestOf): Promise<Response> {
  const { response, text } = await readAnswer(url, digestOf)
  if (!response.ok) throw new LoadFailure('manifest', 'status', `${url}: status ${response.status}`)
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json'))
    throw new LoadFailure('manifest', 'content', `${url}: ${type || 'no content type'} instead of JSON`)
  if (!isManifest(parsed(text))) throw new LoadFailure('manifest', 'content', `${url}: not a manifest`)
  return new Response(text, { headers: { 'content-type': 'application/json' } })
}

async function readAnswer(url: string, digestOf: DigestOf): Promise<{ response: Response; text: string }> {
  const { signal, end } = callSignal(manifestWithinMs)
  try {
    const response = await fetch(url, { integrity: digestOf(url), credentials: 'same-origin', signal })
    // Read here, so that the time limit covers the body as well.
    return { response, text: response.ok ? await response.text() : '' }
  } catch (error) {
    throw new LoadFailure('manifest', signal.aborted ? 'timeout' : 'unreachable', `${url}: ${String(error)}`)
  } finally {
    end()
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isManifest(value: unknown): boolean {
  return isRecord(value) && isRecord(value.metaData) && Array.isArray(value.exposes) && Array.isArray(value.shared)
}
