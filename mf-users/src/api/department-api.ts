import { anyOne, api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callQuery, callRequest } from '@ensemble/mf-kit/calls'

/** A list by its address, or by a body where it is narrowed. */
type MissionsAsked = CallInput<'mission.managed'> | CallInput<'mission.searchManaged'>

/** Calls of the other areas that the page of a department shows figures and lists of. */
const departmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersMissionSearchManaged: build.query<CallData<'mission.managed'>, MissionsAsked>({
      query: (asked) =>
        'body' in asked ? callRequest('mission.searchManaged')(asked) : callRequest('mission.managed')(asked),
      providesTags: (page) => [
        { type: 'mission', id: anyOne },
        ...(page?.items ?? []).flatMap(({ id }) => [
          { type: 'mission' as const, id },
          { type: 'participant' as const, id },
        ]),
      ],
    }),
    usersMissionStatistics: callQuery(build, 'mission.statistics', { providesTags: [{ type: 'mission', id: anyOne }] }),
    usersArticleList: callQuery(build, 'article.list', {
      providesTags: (page) => [
        { type: 'article', id: anyOne },
        ...(page?.items ?? []).map(({ id }) => ({ type: 'article' as const, id })),
      ],
    }),
  }),
})

export const {
  useUsersMissionSearchManagedQuery,
  useLazyUsersMissionSearchManagedQuery,
  useUsersMissionStatisticsQuery,
  useUsersArticleListQuery,
} = departmentApi
