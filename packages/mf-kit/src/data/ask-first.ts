import type { RemoteComponent } from '@ensemble/contracts/remote'
import type { User } from '@ensemble/contracts/users/http'

/** An answer that is not there this soon, in ms, comes to a screen that is drawn already. */
const withinMs = 150

/** As much of a store as a question needs. */
interface Asked {
  dispatch: (action: never) => unknown
  getState: () => unknown
}

type Question = (dispatch: Asked['dispatch'], getState: Asked['getState']) => unknown

/**
 * Puts the question with which a screen begins to the store, so that an old phone draws the screen once. Never rejects:
 * whatever goes wrong here, the screen asks for itself.
 * @returns what resolves when the answer is there, or does not come at once
 */
export async function askFirst({ dispatch, getState }: Asked, { first }: RemoteComponent, reader: User): Promise<void> {
  try {
    const question = first?.(reader)
    if (!isQuestion(question)) return
    const patience = new Promise((resolve) => setTimeout(resolve, withinMs))
    await Promise.race([question(dispatch, getState), patience])
  } catch {
    // The screen says so.
  }
}

/** The contract cannot name the types of the store. */
function isQuestion(value: unknown): value is Question {
  return typeof value === 'function'
}
