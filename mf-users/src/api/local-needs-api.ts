import { api } from '@ensemble/mf-kit'
import { callMutation, callQuery } from '@ensemble/mf-kit/calls'

/** Lists and counts of needs are asked for again after an answer; the same tag as the counts of accounts. */
const needsTag = { type: 'user', id: 'lists' } as const

const localNeedsApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersNeeds: callQuery(build, 'user.needs', { inline: true, providesTags: [needsTag] }),
    // Also where somebody else was faster: what is shown is old then.
    usersDecideNeed: callMutation(build, 'user.decideNeed', { invalidatesTags: [needsTag] }),
  }),
})

export const { useUsersNeedsQuery, useUsersDecideNeedMutation } = localNeedsApi
