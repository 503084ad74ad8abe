import { createApi } from '@reduxjs/toolkit/query/react'
import { shellBaseQuery } from './shell-base-query.ts'

/** Data is fresh for 60000 ms (specification, section 9); RTK Query counts in seconds. */
const freshForSeconds = 60

/** Names of what may change: the aggregates of the events, so that a live event names its cached answers. */
export const changeTags = [
  'mission',
  'participant',
  'participation',
  'survey',
  'message',
  'article',
  'user',
  'notification',
] as const

/**
 * The one cache of the page. A remote adds its calls with `api.injectEndpoints`; an endpoint's name starts with the
 * remote's area (`articlesList`), since all remotes share the names. New tags: `api.enhanceEndpoints({ addTagTypes })`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: shellBaseQuery,
  tagTypes: changeTags,
  keepUnusedDataFor: freshForSeconds,
  refetchOnMountOrArgChange: freshForSeconds,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
