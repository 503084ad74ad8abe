import { anyOne, api } from '@ensemble/mf-kit'
import { callMutation, callQuery } from '@ensemble/mf-kit/calls'
import { tagsOfMission } from './missions-api.ts'

/** A list that missions enter or leave is one of any mission. */
const anyMission = [{ type: 'mission', id: anyOne }] as const
const templates = [{ type: 'mission', id: 'templates' }] as const
const drafts = [{ type: 'mission', id: 'drafts' }] as const

/** The mission from whose page a series is changed shows its dates. */
const changesSeries = (_data: unknown, _error: unknown, { params }: { params: { missionId: string } }) => [
  ...anyMission,
  ...tagsOfMission(params.missionId),
]

/** Acts on many missions at once, and what new ones begin from. Every refusal is shown where it was caused. */
const manyApi = api.injectEndpoints({
  endpoints: (build) => ({
    missionsCreateSeries: callMutation(build, 'mission.createSeries', { invalidatesTags: anyMission }),
    missionsExtendSeries: callMutation(build, 'mission.extendSeries', { invalidatesTags: changesSeries }),
    missionsEditFollowing: callMutation(build, 'mission.editFollowing', {
      invalidatesTags: (data, error, input) => (data ? changesSeries(data, error, input) : []),
    }),
    missionsCancelFollowing: callMutation(build, 'mission.cancelFollowing', {
      // Without a reason they are deleted: the mission itself is gone then, and its page is left.
      invalidatesTags: (data, error, input) =>
        input.body.reason === undefined ? anyMission : changesSeries(data, error, input),
    }),
    missionsEditMany: callMutation(build, 'mission.editMany', { invalidatesTags: anyMission }),
    missionsTemplates: callQuery(build, 'mission.templates', { inline: true, providesTags: templates }),
    missionsKeepTemplate: callMutation(build, 'mission.keepTemplate', { invalidatesTags: templates }),
    missionsRemoveTemplate: callMutation(build, 'mission.removeTemplate', { invalidatesTags: templates }),
    missionsDrafts: callQuery(build, 'user.drafts', { inline: true, providesTags: drafts, keepUnusedDataFor: 0 }),
    missionsUserDeleteDraft: callMutation(build, 'user.deleteDraft', { invalidatesTags: drafts }),
  }),
})

export const {
  useMissionsCreateSeriesMutation,
  useMissionsExtendSeriesMutation,
  useMissionsEditFollowingMutation,
  useMissionsCancelFollowingMutation,
  useMissionsEditManyMutation,
  useMissionsTemplatesQuery,
  useMissionsKeepTemplateMutation,
  useMissionsRemoveTemplateMutation,
  useMissionsDraftsQuery,
  useMissionsUserDeleteDraftMutation,
} = manyApi
