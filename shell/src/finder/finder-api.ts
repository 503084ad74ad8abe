import { api } from '@ensemble/mf-kit'
import { callQuery } from '@ensemble/mf-kit/calls'

/** So long, in seconds, what was found is kept: names of people are among it. */
const kept = { inline: true, keepUnusedDataFor: 10 } as const

// The lists of the areas, as far as the reader may see them; a failure is said in the window.
const finderApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellMissionList: callQuery(build, 'mission.list', kept),
    shellMissionManaged: callQuery(build, 'mission.managed', kept),
    shellArticleList: callQuery(build, 'article.list', kept),
    shellUserList: callQuery(build, 'user.list', kept),
  }),
})

export const {
  useShellMissionListQuery,
  useShellMissionManagedQuery,
  useShellArticleListQuery,
  useShellUserListQuery,
} = finderApi
