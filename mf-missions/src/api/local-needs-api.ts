import { api } from '@ensemble/mf-kit'
import { callMutation, callQuery } from '@ensemble/mf-kit/calls'

/** Calls of the accounts' area: the need that a mission is made of. */
const localNeedsApi = api.injectEndpoints({
  endpoints: (build) => ({
    missionsUserNeeds: callQuery(build, 'user.needs', { inline: true, providesTags: [{ type: 'user', id: 'lists' }] }),
    missionsDecideNeed: callMutation(build, 'user.decideNeed', { invalidatesTags: [{ type: 'user', id: 'lists' }] }),
  }),
})

export const { useMissionsUserNeedsQuery, useMissionsDecideNeedMutation } = localNeedsApi
