import { anyOne, api } from '@ensemble/mf-kit'
import { callQuery } from '@ensemble/mf-kit/calls'

/** Two services each tell what they know of the departments; the screen puts it together (decision 154). */
const territoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersTerritories: callQuery(build, 'user.territories', {
      inline: true, // As every list of accounts: an act changes the counts.
      providesTags: [{ type: 'user', id: 'lists' }],
    }),
    usersTerritoriesOfMissions: callQuery(build, 'mission.territories', {
      inline: true,
      providesTags: [
        { type: 'mission', id: anyOne },
        { type: 'participant', id: anyOne },
      ],
    }),
  }),
})

export const { useUsersTerritoriesQuery, useUsersTerritoriesOfMissionsQuery } = territoriesApi
