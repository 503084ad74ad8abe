import { isRequestError } from '../errors/request-error.ts'

interface Intent {
  key: string
  /** Epoch in ms. */
  since: number
  underWay: Promise<unknown> | null
}

/** Servers know a key for 24 hours; a tab that was left open must not come back with one that they have forgotten. */
const lifeMs = 12 * 60 * 60 * 1000

/** Answers that say nothing about whether it was done: the session is over, too many tries, the first try still runs. */
const undecidedStatuses: readonly number[] = [401, 408, 425, 429]

/**
 * What people have asked for and not been answered yet. Sending the same again carries the same key, so that it is done
 * once; what says something else is another intent. Lives in this tab's memory alone.
 * @param deps.newKey 8 to 64 characters [A-Za-z0-9-], never the same twice
 */
export function createIntents({ newKey = randomKey, now = Date.now } = {}) {
  const intents = new Map<string, Intent>()

  /**
   * Sends under the key of this intent; the same intent twice at once is sent once.
   * @param meaning what tells this intent from any other: who, which call, with what
   */
  return function sendOnce(meaning: string, send: (key: string) => Promise<unknown>): Promise<unknown> {
    const known = intents.get(meaning)
    if (known?.underWay) return known.underWay
    const intent = known && now() - known.since < lifeMs ? known : { key: newKey(), since: now(), underWay: null }
    intents.set(meaning, intent)
    intent.underWay = send(intent.key).then(
      (answer) => {
        intents.delete(meaning)
        return answer
      },
      (error: unknown) => {
        intent.underWay = null
        if (isAnswer(error)) intents.delete(meaning)
        throw error
      },
    )
    return intent.underWay
  }
}

/** Whether the server has decided: then sending again is a new intent. */
function isAnswer(error: unknown): boolean {
  if (!isRequestError(error)) return false
  const { status, code } = error
  return status >= 400 && status < 500 && !undecidedStatuses.includes(status) && code !== 'REQUEST_IN_PROGRESS'
}

/** Not crypto.randomUUID, which is missing where a page is opened over plain HTTP. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
