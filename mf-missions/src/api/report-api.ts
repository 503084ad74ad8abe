import { anyOne, api } from '@ensemble/mf-kit'
import { callQuery } from '@ensemble/mf-kit/calls'

/** Two services each tell their half of a committee's year; the report puts it together (decision 181). */
const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    missionsYearReport: callQuery(build, 'mission.yearReport', {
      inline: true,
      providesTags: [
        { type: 'mission', id: anyOne },
        { type: 'participant', id: anyOne },
      ],
    }),
    missionsUserYearReport: callQuery(build, 'user.yearReport', {
      inline: true,
      providesTags: [{ type: 'user', id: 'lists' }],
    }),
  }),
})

export const { useMissionsYearReportQuery, useMissionsUserYearReportQuery } = reportApi
