import { api } from '@ensemble/mf-kit'
import { callMutation, callQuery } from '@ensemble/mf-kit/calls'

/** The searches that the reader keeps: nobody else changes them, so each page that shows them asks anew. */
const searchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    missionsKeptSearches: callQuery(build, 'mission.keptSearches', { inline: true, keepUnusedDataFor: 0 }),
    missionsKeepSearch: callMutation(build, 'mission.keepSearch'),
    missionsEditKeptSearch: callMutation(build, 'mission.editKeptSearch'),
    missionsForgetSearch: callMutation(build, 'mission.forgetSearch'),
  }),
})

export const {
  useMissionsKeptSearchesQuery,
  useMissionsKeepSearchMutation,
  useMissionsEditKeptSearchMutation,
  useMissionsForgetSearchMutation,
} = searchesApi
