import { api } from '@ensemble/mf-kit'
import { callQuery } from '@ensemble/mf-kit/calls'

/** So long, in seconds, what was found is kept: names of people are among it. */
const kept = { inline: true, keepUnusedDataFor: 10 } as const

// The lists of the areas, as far as the reader may see them; a failure is said in the window.
const finderApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellFindMissions: callQuery(build, 'mission.list', kept),
    shellFindManaged: callQuery(build, 'mission.managed', kept),
    shellFindArticles: callQuery(build, 'article.list', kept),
    shellFindPeople: callQuery(build, 'user.list', kept),
  }),
})

export const {
  useShellFindMissionsQuery,
  useShellFindManagedQuery,
  useShellFindArticlesQuery,
  useShellFindPeopleQuery,
} = finderApi
