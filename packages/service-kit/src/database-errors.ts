const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  // A name that cannot be looked up just now: a container that is not there yet.
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Of a statement that writes where nothing can be written: the server is a standby, or has become one. */
const readOnlyCode = '25006'

/**
 * SQLSTATEs of a server that stops, starts, has no place left (for one more connection, or on its disk), has undone a
 * transaction that rested too long, or is not the primary any more. Class 08 is the broken connection.
 */
const serverCodes = new Set(['57P01', '57P02', '57P03', '53300', '53100', '57014', '25P03', readOnlyCode])

const clientMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
]

/** Whether PostgreSQL refused a statement for this reason. */
export function hasSqlState(error: unknown, state: string): boolean {
  return error instanceof Error && 'code' in error && error.code === state
}

/** Whether an error means "the database cannot do it now", so that the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (networkCodes.has(code) || serverCodes.has(code) || /^08/.test(code)) return true
  return clientMessages.some((message) => error.message.includes(message))
}

/** Whether nothing can be written over this connection; another one may lead to the primary. */
export function isReadOnly(error: unknown): error is Error {
  return hasSqlState(error, readOnlyCode)
}

/** Whether PostgreSQL has ended a statement because its time was over. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}
