import { api } from '@ensemble/mf-kit'
import { type CallData, callRequest } from '@ensemble/mf-kit/calls'

/** One page of the list is enough for the figures; the list itself says when there are more. */
const pageSize = 100

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellOwnParticipations: build.query<CallData<'mission.participantMissions'>, { userId: string }>({
      // The counts of all come with any page.
      query: () => callRequest('mission.participantMissions')({ params: { userId: 'me' }, query: { pageSize: 5 } }),
      providesTags: (data, _error, { userId }) => [
        { type: 'participation', id: userId },
        ...(data?.items ?? []).map(({ mission }) => ({ type: 'mission' as const, id: mission.id })),
      ],
    }),
    shellManagedMissions: build.query<CallData<'mission.managed'>, void>({
      query: () => callRequest('mission.managed')({ query: { pageSize } }),
      providesTags: (data) =>
        (data?.items ?? []).flatMap(({ id }) => [
          { type: 'mission' as const, id },
          { type: 'participant' as const, id },
        ]),
    }),
  }),
})

export const { useShellOwnParticipationsQuery, useShellManagedMissionsQuery } = dashboardApi
