import { errorMessage } from '../errors/error-message.ts'
import { currentShell } from '../shell/shell-bridge.ts'

interface PutOptions {
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Sends bytes to an address with PUT. XMLHttpRequest and not fetch, which cannot say how far a body is sent.
 * @throws Error with a sentence for the visitor; the signal's reason when it was broken off
 */
export function putBytes(
  { url, headers }: { url: string; headers: Record<string, string> },
  file: File,
  { onProgress, signal }: PutOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const failed = () => reject(new Error(messageOf(request.responseText)))
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    // A storage elsewhere was not told of this header, and its answers are not for people.
    if (new URL(url, window.location.href).origin === window.location.origin) {
      request.setRequestHeader('accept-language', currentShell().language.get())
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : failed())
    request.onerror = failed
    request.ontimeout = failed
    request.onabort = () => reject(signal?.reason instanceof Error ? signal.reason : new Error(messageOf('')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

/** Our own storage answers with an envelope; another one, or a line that broke, with nothing to show. */
function messageOf(text: string): string {
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string') {
      return answer.message
    }
  } catch {
    // No envelope.
  }
  return errorMessage(null)
}
