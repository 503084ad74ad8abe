import { anyOne, api } from '@ensemble/mf-kit'
import { callQuery } from '@ensemble/mf-kit/calls'

/** Calls of the other areas that the page of a department shows figures and lists of. */
const departmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersDepartmentMissions: callQuery(build, 'mission.managed', {
      providesTags: (page) => [
        { type: 'mission', id: anyOne },
        ...(page?.items ?? []).flatMap(({ id }) => [
          { type: 'mission' as const, id },
          { type: 'participant' as const, id },
        ]),
      ],
    }),
    usersDepartmentMonths: callQuery(build, 'mission.statistics', { providesTags: [{ type: 'mission', id: anyOne }] }),
    usersDepartmentArticles: callQuery(build, 'article.list', {
      providesTags: (page) => [
        { type: 'article', id: anyOne },
        ...(page?.items ?? []).map(({ id }) => ({ type: 'article' as const, id })),
      ],
    }),
  }),
})

export const {
  useUsersDepartmentMissionsQuery,
  useLazyUsersDepartmentMissionsQuery,
  useUsersDepartmentMonthsQuery,
  useUsersDepartmentArticlesQuery,
} = departmentApi
