/** As much of a store as a question needs. */
interface Asked {
  dispatch: (action: never) => unknown
  getState: () => unknown
}

type Question = (dispatch: Asked['dispatch'], getState: Asked['getState']) => unknown

/**
 * Puts the question with which a screen begins (`RemoteScreen.first`) to the store; anything but a question is left alone.
 * @returns what resolves when the answer is in the store
 */
export async function askFirst({ dispatch, getState }: Asked, action: unknown): Promise<unknown> {
  return isQuestion(action) ? action(dispatch, getState) : undefined
}

/** The contract cannot name the types of the store. */
function isQuestion(action: unknown): action is Question {
  return typeof action === 'function'
}
