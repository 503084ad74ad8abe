import { retryOf } from '../errors/retry-of.ts'

/** What a part of a page shows in place of figures that did not come, and the way to ask again; null where there are some. */
export function failureOf(query: Parameters<typeof retryOf>[0] & { data?: unknown }, title: string) {
  return query.error && query.data === undefined ? { title, ...retryOf(query) } : null
}
