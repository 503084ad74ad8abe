import { anyOne, api } from '@ensemble/mf-kit'
import { callMutation, callQuery } from '@ensemble/mf-kit/calls'

/** A list that missions enter or leave is one of any mission. */
const anyMission = [{ type: 'mission', id: anyOne }] as const
const templates = [{ type: 'mission', id: 'templates' }] as const
const drafts = [{ type: 'mission', id: 'drafts' }] as const

/** Acts on many missions at once, and what new ones begin from. Every refusal is shown where it was caused. */
const manyApi = api.injectEndpoints({
  endpoints: (build) => ({
    missionsCreateSeries: callMutation(build, 'mission.createSeries', { invalidatesTags: anyMission }),
    missionsExtendSeries: callMutation(build, 'mission.extendSeries', { invalidatesTags: anyMission }),
    missionsEditFollowing: callMutation(build, 'mission.editFollowing', {
      invalidatesTags: (data) => (data ? anyMission : []),
    }),
    missionsCancelFollowing: callMutation(build, 'mission.cancelFollowing', { invalidatesTags: anyMission }),
    missionsEditMany: callMutation(build, 'mission.editMany', { invalidatesTags: anyMission }),
    missionsTemplates: callQuery(build, 'mission.templates', { inline: true, providesTags: templates }),
    missionsKeepTemplate: callMutation(build, 'mission.keepTemplate', { invalidatesTags: templates }),
    missionsRemoveTemplate: callMutation(build, 'mission.removeTemplate', { invalidatesTags: templates }),
    missionsDrafts: callQuery(build, 'user.drafts', { inline: true, providesTags: drafts, keepUnusedDataFor: 0 }),
    missionsRemoveDraft: callMutation(build, 'user.deleteDraft', { invalidatesTags: drafts }),
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
  useMissionsRemoveDraftMutation,
} = manyApi
