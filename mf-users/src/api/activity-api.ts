import { api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'

const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersActivityList: build.query<CallData<'activity.list'>, CallInput<'activity.list'>>({
      query: callRequest('activity.list'),
      // No event tells of what somebody looks at.
      keepUnusedDataFor: 0,
    }),
    // A file is no answer to keep, and its failure stands beside the table.
    usersActivityListCsv: build.mutation<string, CallInput<'activity.list'>>({
      query: ({ query }) =>
        callRequest('activity.list', { inline: true, answer: 'text' })({ query: { ...query, format: 'csv' } }),
    }),
  }),
})

export const { useUsersActivityListQuery, useLazyUsersActivityListQuery, useUsersActivityListCsvMutation } = activityApi
