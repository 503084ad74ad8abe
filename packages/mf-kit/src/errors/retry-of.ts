import { errorMessage } from './error-message.ts'

interface Asked {
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Of a query that failed: why, and the way to ask again, as an `ErrorState` takes them. */
export function retryOf({ error, isFetching, refetch }: Asked) {
  return { text: errorMessage(error), retrying: isFetching, onRetry: () => void refetch() }
}
