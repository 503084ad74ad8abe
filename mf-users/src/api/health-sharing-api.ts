import type { HealthReads } from '@ensemble/contracts/users/health'
import { api } from '@ensemble/mf-kit'
import { type CallData, callMutation, callRequest } from '@ensemble/mf-kit/calls'

interface OfReader {
  /** The reader's own, as edits name it. */
  userId: string
  /** Of the reads; 0 is the newest. */
  page: number
}

/** With which teams the reader shares health answers, and who has read them. */
const healthSharingApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersSharedHealth: build.query<HealthReads, OfReader>({
      // A service of the version before has one page, and knows no number of it.
      query: ({ page }) =>
        callRequest('user.sharedHealth')({ params: { userId: 'me' }, query: page === 0 ? {} : { page } }),
      transformResponse: (answer: CallData<'user.sharedHealth'>) => ('reads' in answer ? answer : { reads: [] }),
      // A withdrawn consent, an edit of the account, ends sharing too.
      providesTags: (_answer, _error, { userId }) => [{ type: 'user', id: userId }],
      // Somebody may read again at any time, and no event tells of it.
      keepUnusedDataFor: 0,
    }),
    usersEndSharing: callMutation(build, 'user.endSharing'),
  }),
})

export const { useUsersSharedHealthQuery, useUsersEndSharingMutation } = healthSharingApi
