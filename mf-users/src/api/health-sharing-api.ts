import type { HealthReads } from '@ensemble/contracts/users/health'
import { api } from '@ensemble/mf-kit'
import { type CallData, callMutation, callRequest } from '@ensemble/mf-kit/calls'

/** With which teams the reader shares health answers, and who has read them; asked by the id that edits name. */
const healthSharingApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersHealthReads: build.query<HealthReads, string>({
      query: () => callRequest('user.sharedHealth')({ params: { userId: 'me' }, query: {} }),
      transformResponse: (answer: CallData<'user.sharedHealth'>) => ('reads' in answer ? answer : { reads: [] }),
      // A withdrawn consent, an edit of the account, ends sharing too.
      providesTags: (_answer, _error, userId) => [{ type: 'user', id: userId }],
      // Somebody may read again at any time, and no event tells of it.
      keepUnusedDataFor: 0,
    }),
    usersEndSharing: callMutation(build, 'user.endSharing'),
  }),
})

export const { useUsersHealthReadsQuery, useUsersEndSharingMutation } = healthSharingApi
