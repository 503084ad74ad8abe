import { anyOne, api } from '@ensemble/mf-kit'
import { callQuery } from '@ensemble/mf-kit/calls'

/** Figures for the dashboard and counts for the home page: asked again whichever mission changes. */
const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    missionsStatistics: callQuery(build, 'mission.statistics', {
      inline: true,
      providesTags: [{ type: 'mission', id: anyOne }],
    }),
    missionsManagedCount: callQuery(build, 'mission.managed', {
      inline: true,
      providesTags: (page) => [
        { type: 'mission', id: anyOne },
        ...(page?.items ?? []).flatMap(({ id }) => [
          { type: 'mission' as const, id },
          { type: 'participant' as const, id },
        ]),
      ],
    }),
  }),
})

export const { useMissionsStatisticsQuery, useMissionsManagedCountQuery } = figuresApi
