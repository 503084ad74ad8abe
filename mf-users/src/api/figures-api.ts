import { api } from '@ensemble/mf-kit'
import { callQuery } from '@ensemble/mf-kit/calls'

const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersStatistics: callQuery(build, 'user.statistics', {
      inline: true, // As every list of accounts: an act changes the figures.
      providesTags: [{ type: 'user', id: 'lists' }],
    }),
    usersWorkFigures: callQuery(build, 'user.workFigures', { inline: true }),
    usersActivityStatistics: callQuery(build, 'activity.statistics', { inline: true }),
  }),
})

export const { useUsersStatisticsQuery, useUsersActivityStatisticsQuery, useUsersWorkFiguresQuery } = figuresApi
