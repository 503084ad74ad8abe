import { api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'

const participationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersMissionParticipantMissions: build.query<
      CallData<'mission.participantMissions'>,
      CallInput<'mission.participantMissions'>
    >({
      query: callRequest('mission.participantMissions'),
      providesTags: (page) =>
        (page?.items ?? []).map(({ mission }) => ({ type: 'participant' as const, id: mission.id })),
    }),
  }),
})

export const { useUsersMissionParticipantMissionsQuery, useLazyUsersMissionParticipantMissionsQuery } =
  participationsApi
