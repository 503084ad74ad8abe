import { api } from '@ensemble/mf-kit'
import { type CallData, callRequest } from '@ensemble/mf-kit/calls'

/** One page of the list is enough for the figures; the list itself says when there are more. */
const pageSize = 100

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
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

export const { useShellManagedMissionsQuery } = dashboardApi
