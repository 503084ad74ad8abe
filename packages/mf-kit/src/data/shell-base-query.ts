import { type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { type RequestError, type ShellRequest } from '@ensemble/contracts/remote'
import { toRequestError } from '../errors/request-error.ts'
import { currentShell } from '../shell/shell-bridge.ts'

/** Every call goes through the shell, which holds the token, opens the envelope and ends the session on a 401. */
export const shellBaseQuery: BaseQueryFn<ShellRequest, unknown, RequestError> = async (request) => {
  try {
    return { data: await currentShell().request(request) }
  } catch (error) {
    return { error: toRequestError(error) }
  }
}
