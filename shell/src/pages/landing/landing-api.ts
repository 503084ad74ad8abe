import { api } from '@ensemble/mf-kit'
import { type CallData, callRequest } from '@ensemble/mf-kit/calls'

const landingApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The page is whole without: nobody is told that it did not come.
    shellOpenMissions: build.query<CallData<'mission.open'>, void>({
      query: () => callRequest('mission.open', { inline: true })({}),
    }),
  }),
})

export const { useShellOpenMissionsQuery } = landingApi
