import { anyOne, api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'

type MissionParams = { params: { missionId: string } }

const ofMission = (id: string) => [
  { type: 'mission' as const, id },
  { type: 'participant' as const, id },
]
const changesMission = (_data: unknown, _error: unknown, { params }: MissionParams) => ofMission(params.missionId)

/** The calls of those who write, approve and run missions. Every refusal is shown where it was caused. */
const managementApi = api.injectEndpoints({
  endpoints: (build) => ({
    missionsManagedCsv: build.mutation<string, CallInput<'mission.managed'>>({
      query: callRequest('mission.managed', { inline: true, answer: 'text' }),
    }),
    missionsCreate: build.mutation<CallData<'mission.create'>, CallInput<'mission.create'>>({
      query: callRequest('mission.create', { inline: true }),
      // A list that it may enter is one of any mission.
      invalidatesTags: [{ type: 'mission', id: anyOne }],
    }),
    missionsEdit: build.mutation<CallData<'mission.edit'>, CallInput<'mission.edit'>>({
      query: callRequest('mission.edit', { inline: true }),
      invalidatesTags: (data, error, input) => (data ? changesMission(data, error, input) : []),
    }),
    missionsApprove: build.mutation<CallData<'mission.approve'>, CallInput<'mission.approve'>>({
      query: callRequest('mission.approve', { inline: true }),
      invalidatesTags: changesMission,
    }),
    missionsReject: build.mutation<CallData<'mission.reject'>, CallInput<'mission.reject'>>({
      query: callRequest('mission.reject', { inline: true }),
      invalidatesTags: changesMission,
    }),
    missionsRevokeRejection: build.mutation<CallData<'mission.revokeRejection'>, CallInput<'mission.revokeRejection'>>({
      query: callRequest('mission.revokeRejection', { inline: true }),
      invalidatesTags: changesMission,
    }),
    missionsClose: build.mutation<CallData<'mission.close'>, CallInput<'mission.close'>>({
      query: callRequest('mission.close', { inline: true }),
      invalidatesTags: changesMission,
    }),
    // The mission itself is gone then: its page is left, and only lists are asked for again.
    missionsDelete: build.mutation<CallData<'mission.delete'>, CallInput<'mission.delete'>>({
      query: callRequest('mission.delete', { inline: true }),
      invalidatesTags: [{ type: 'mission', id: anyOne }],
    }),
    missionsAddParticipants: build.mutation<CallData<'mission.addParticipants'>, CallInput<'mission.addParticipants'>>({
      query: callRequest('mission.addParticipants', { inline: true }),
      invalidatesTags: changesMission,
    }),
    missionsAttendance: build.mutation<CallData<'mission.attendance'>, CallInput<'mission.attendance'>>({
      query: callRequest('mission.attendance', { inline: true }),
      invalidatesTags: changesMission,
    }),
    missionsSendSurvey: build.mutation<CallData<'mission.sendSurvey'>, CallInput<'mission.sendSurvey'>>({
      query: callRequest('mission.sendSurvey', { inline: true }),
      invalidatesTags: changesMission,
    }),
    missionsSurveyResults: build.query<CallData<'mission.surveyResults'>, CallInput<'mission.surveyResults'>>({
      query: callRequest('mission.surveyResults'),
      // An answer is told under the mission's id, as a survey is that is sent.
      providesTags: (_data, _error, { params }) => [
        ...ofMission(params.missionId),
        { type: 'survey', id: params.missionId },
      ],
    }),
    missionsParticipantsCsv: build.mutation<string, CallInput<'mission.participants'>>({
      query: callRequest('mission.participants', { inline: true, answer: 'text' }),
    }),
    // Never a query: what is asked about health stays in no cache.
    missionsCountBlind: build.mutation<CallData<'user.countBlind'>, CallInput<'user.countBlind'>>({
      query: callRequest('user.countBlind', { inline: true }),
    }),
    missionsInviteBlind: build.mutation<CallData<'user.inviteBlind'>, CallInput<'user.inviteBlind'>>({
      query: callRequest('user.inviteBlind', { inline: true }),
    }),
    // Never a query either: each reading is noted, so none happens unasked and none is kept.
    missionsReadShared: build.mutation<CallData<'user.sharedHealth'>, CallInput<'user.sharedHealth'>>({
      query: callRequest('user.sharedHealth', { inline: true }),
    }),
    missionsPeople: build.query<CallData<'user.list'>, CallInput<'user.list'>>({
      query: callRequest('user.list', { inline: true }),
      providesTags: (_data, _error, { query }) => (query?.missionId ? ofMission(query.missionId) : []),
    }),
  }),
})

export const {
  useMissionsManagedCsvMutation,
  useMissionsCreateMutation,
  useMissionsEditMutation,
  useMissionsApproveMutation,
  useMissionsRejectMutation,
  useMissionsRevokeRejectionMutation,
  useMissionsCloseMutation,
  useMissionsDeleteMutation,
  useMissionsAddParticipantsMutation,
  useMissionsAttendanceMutation,
  useMissionsSendSurveyMutation,
  useMissionsSurveyResultsQuery,
  useMissionsParticipantsCsvMutation,
  useMissionsCountBlindMutation,
  useMissionsInviteBlindMutation,
  useMissionsReadSharedMutation,
  useMissionsPeopleQuery,
} = managementApi
