import { anyOne, api } from '@ensemble/mf-kit'
import { callQuery } from '@ensemble/mf-kit/calls'

/** Two services each tell their half of a committee's year; the report puts it together (decision 181). */
const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    missionsYear: callQuery(build, 'mission.yearReport', {
      inline: true,
      providesTags: [
        { type: 'mission', id: anyOne },
        { type: 'participant', id: anyOne },
      ],
    }),
    missionsYearOfPeople: callQuery(build, 'user.yearReport', {
      inline: true,
      providesTags: [{ type: 'user', id: 'lists' }],
    }),
  }),
})

export const { useMissionsYearQuery, useMissionsYearOfPeopleQuery } = reportApi
