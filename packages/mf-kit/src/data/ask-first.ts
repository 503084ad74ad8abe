import type { RemoteComponent } from '@ensemble/contracts/remote'
import type { User } from '@ensemble/contracts/users/http'
import type { UnknownAction } from 'redux'
import { api } from './api.ts'

/** An answer that is not there this soon, in ms, comes to a screen that is drawn already; a slow line's round trip is 150. */
const withinMs = 400

/** As much of a store as a question needs. */
interface Asked {
  dispatch: (action: UnknownAction) => unknown
  getState: () => unknown
}

type Question = (dispatch: Asked['dispatch'], getState: Asked['getState']) => unknown

/**
 * Puts the question with which a screen begins to the store, so that an old phone draws the screen once. Never rejects:
 * whatever goes wrong here, the screen asks for itself.
 * @param patienceMs how long the screen waits for the answer
 * @returns what resolves when the answer is there, or does not come at once
 */
export async function askFirst(
  { dispatch, getState }: Asked,
  { first }: RemoteComponent,
  reader: User,
  patienceMs = withinMs,
): Promise<void> {
  try {
    const question = first?.(reader)
    if (!isQuestion(question)) return
    const asked = question(dispatch, getState)
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
    const answer = await Promise.race([asked, patience])
    // A refusal is the screen's to hear: it begins as if nothing had been asked.
    if (isRefused(answer) && isNamed(asked))
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey: asked.queryCacheKey }))
  } catch {
    // The screen says so.
  }
}

function isRefused(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'isError' in answer && answer.isError === true
}

/** What a question gives at once names its place in the cache. */
function isNamed(asked: unknown): asked is Parameters<typeof api.internalActions.removeQueryResult>[0] {
  return typeof asked === 'object' && asked !== null && 'queryCacheKey' in asked
}

/** The contract cannot name the types of the store. */
function isQuestion(value: unknown): value is Question {
  return typeof value === 'function'
}
