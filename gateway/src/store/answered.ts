import type { Log } from '@ensemble/service-kit/log'
import { Refusal, refuse } from '@ensemble/service-kit/refusal'

/** How long the broker may take to answer, in ms: beyond, it is as good as away. */
const patienceMs = 10_000

/**
 * What the broker answers.
 * @throws {Refusal} SERVICE_UNAVAILABLE when it does not; what says that its disk is full goes through
 */
export async function answered<Answer>(question: Promise<Answer>, log: Pick<Log, 'warn'>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the broker does not answer')), patienceMs)
  })
  try {
    return await Promise.race([question, silence])
  } catch (cause) {
    if (isFull(cause) || cause instanceof Refusal) throw cause
    log.warn({ err: cause }, 'shared store does not answer')
    return refuse('SERVICE_UNAVAILABLE')
  } finally {
    clearTimeout(timer)
  }
}

/** JetStream's words for: no room in the server, in the account, in the stream. */
const fullCodes = new Set([10_023, 10_047, 10_077])

/** Whether an error of the broker says that its disk has no room. */
export function isFull(cause: unknown): boolean {
  return fullCodes.has(refusalOf(cause) ?? 0)
}

/** JetStream's number for why it does not do what it was asked; undefined where it says nothing. */
export function refusalOf(cause: unknown): number | undefined {
  if (!(cause instanceof Error) || !('api_error' in cause)) return undefined
  const { api_error: error } = cause
  return typeof error === 'object' && error !== null && 'err_code' in error ? Number(error.err_code) : undefined
}
