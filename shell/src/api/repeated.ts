import { type ShellRequest } from '@ensemble/contracts/remote'
import { failureOf } from './request-failure.ts'
import { type Envelope } from './read-envelope.ts'

/** How time passes for what is sent again. */
export interface Patience {
  now: () => number
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  random: () => number
}

/** Pauses in ms before the second and the third try; the server's Retry-After counts where it is longer. */
const pauses = [500, 1500]
/** Beyond this the person is told: they see the page, we do not. */
const withinMs = 8000

/** Reading changes nothing, and what carries a key is done once: these may be sent again without asking anybody. */
export function isRepeatable({ method, idempotencyKey }: ShellRequest): boolean {
  return method === 'GET' || idempotencyKey !== undefined
}

/**
 * Sends, and quietly sends again while the line was cut or the server asks to come back: at most two more tries, all
 * begun within about 8 s. Any other answer is final, and so is whatever comes after the signal.
 * @param once one try; never rejects
 */
export async function repeated(
  once: () => Promise<Envelope>,
  { now, wait, random }: Patience,
  signal: AbortSignal,
): Promise<Envelope> {
  const begun = now()
  let envelope = await once()
  for (const pause of pauses) {
    const asked = asksToComeBack(envelope)
    if (asked === null || signal.aborted) break
    // Spread, so that all the tabs that were cut at once do not return at once.
    const ms = Math.max(pause, asked) * (1 + random() / 4)
    if (now() - begun + ms > withinMs) break
    await wait(ms, signal)
    if (signal.aborted) break
    envelope = await once()
  }
  return envelope
}

/** In how many ms; null where the answer is final. */
function asksToComeBack(envelope: Envelope): number | null {
  const { success, status, retryAfterMs } = envelope
  if (success || retryAfterMs === undefined) return null
  return status === 503 || failureOf(envelope).code === 'REQUEST_IN_PROGRESS' ? retryAfterMs : null
}
