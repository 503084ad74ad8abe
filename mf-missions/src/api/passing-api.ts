import { api } from '@ensemble/mf-kit'
import { callMutation, callQuery } from '@ensemble/mf-kit/calls'

/** Whom of a team a request may be left to, and leaving it. */
const passingApi = api.injectEndpoints({
  endpoints: (build) => ({
    missionsColleagues: callQuery(build, 'mission.colleagues', {
      inline: true,
      providesTags: (_team, _error, { params }) => [{ type: 'mission', id: params.missionId }],
    }),
    missionsPassOnRequest: callMutation(build, 'mission.passOnRequest', {
      invalidatesTags: (_passed, _error, { params }) => [{ type: 'participant', id: params.missionId }],
    }),
  }),
})

export const { useMissionsColleaguesQuery, useMissionsPassOnRequestMutation } = passingApi
