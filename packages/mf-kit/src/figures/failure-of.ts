import { errorMessage } from '../errors/error-message.ts'

interface Asked {
  data?: unknown
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** What a part of a page shows in place of figures that did not come, and the way to ask again; null where there are some. */
export function failureOf({ data, error, isFetching, refetch }: Asked, title: string) {
  if (!error || data !== undefined) return null
  return { title, text: errorMessage(error), retrying: isFetching, onRetry: () => void refetch() }
}
