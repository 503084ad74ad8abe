import { type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { type RequestError, type ShellRequest } from '@ensemble/contracts/remote'
import { toRequestError } from '../errors/request-error.ts'
import { currentShell } from '../shell/shell-bridge.ts'
import { createIntents } from './intents.ts'

const sendOnce = createIntents()

/** Every call goes through the shell, which holds the token, opens the envelope and ends the session on a 401. */
export const shellBaseQuery: BaseQueryFn<ShellRequest, unknown, RequestError> = async (request) => {
  try {
    return { data: await (request.idempotent ? sendIntent(request) : currentShell().request(request)) }
  } catch (error) {
    return { error: toRequestError(error) }
  }
}

/** One key per intent, kept until it has an answer: "Try again" after a silence does not do it twice. */
function sendIntent(request: ShellRequest): Promise<unknown> {
  const shell = currentShell()
  const { method, path, params, query, body } = request
  const meaning = JSON.stringify([shell.session.get().user?.id, method, path, params, query, body])
  return sendOnce(meaning, (idempotencyKey) => shell.request({ ...request, idempotencyKey }))
}
