import type { RequestError } from '@ensemble/contracts/remote'

/** Whether a failure is an answer of the API (or the shell's account of a missing one). */
export function isRequestError(error: unknown): error is RequestError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    typeof error.status === 'number' &&
    'code' in error &&
    typeof error.code === 'string' &&
    'message' in error &&
    typeof error.message === 'string'
  )
}

/**
 * Any failure as a RequestError, so that screens know one shape.
 * @returns the error itself, or SOMETHING_WENT_WRONG without a message (errorMessage then says the general sentence)
 */
export function toRequestError(error: unknown): RequestError {
  if (isRequestError(error)) {
    // Field by field: spreading an Error would lose its message.
    const { status, code, message, fields = {} } = error
    return { status, code, message, fields }
  }
  return { status: 0, code: 'SOMETHING_WENT_WRONG', message: '', fields: {} }
}
