import { anyOne, api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'

/** Calls of the other areas that the page of a department shows figures and lists of. */
const departmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersDepartmentMissions: build.query<CallData<'mission.managed'>, CallInput<'mission.managed'>>({
      query: callRequest('mission.managed'),
      providesTags: (page) => [
        { type: 'mission', id: anyOne },
        ...(page?.items ?? []).flatMap(({ id }) => [
          { type: 'mission' as const, id },
          { type: 'participant' as const, id },
        ]),
      ],
    }),
    usersDepartmentMonths: build.query<CallData<'mission.statistics'>, CallInput<'mission.statistics'>>({
      query: callRequest('mission.statistics'),
      providesTags: [{ type: 'mission', id: anyOne }],
    }),
    usersDepartmentArticles: build.query<CallData<'article.list'>, CallInput<'article.list'>>({
      query: callRequest('article.list'),
      providesTags: (page) => [
        { type: 'article', id: anyOne },
        ...(page?.items ?? []).map(({ id }) => ({ type: 'article' as const, id })),
      ],
    }),
  }),
})

export const { useUsersDepartmentMissionsQuery, useUsersDepartmentMonthsQuery, useUsersDepartmentArticlesQuery } =
  departmentApi
