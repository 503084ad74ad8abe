import { anyOne, api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callMutation, callQuery, callRequest } from '@ensemble/mf-kit/calls'
import type { ManagedAsked, ParticipantsAsked, QuotesAsked } from './missions-api.ts'

type PeopleAsked = CallInput<'user.list'> | CallInput<'user.search'>
type MissionParams = { params: { missionId: string } }

/** A file is no answer to keep, and its failure stands beside the button. */
const file = { inline: true, answer: 'text' } as const

const ofMission = (id: string) => [
  { type: 'mission' as const, id },
  { type: 'participant' as const, id },
]
const changesMission = (_data: unknown, _error: unknown, { params }: MissionParams) => ofMission(params.missionId)

/** The calls of those who write, approve and run missions. Every refusal is shown where it was caused. */
const managementApi = api.injectEndpoints({
  endpoints: (build) => ({
    missionsManagedCsv: build.mutation<string, ManagedAsked>({
      query: (asked) =>
        'body' in asked
          ? callRequest('mission.searchManaged', file)(asked)
          : callRequest('mission.managed', file)(asked),
    }),
    missionsQuotesCsv: build.mutation<string, QuotesAsked>({
      query: (asked) =>
        'body' in asked ? callRequest('mission.searchQuotes', file)(asked) : callRequest('mission.quotes', file)(asked),
    }),
    missionsCreate: callMutation(build, 'mission.create', {
      // A list that it may enter is one of any mission.
      invalidatesTags: [{ type: 'mission', id: anyOne }],
    }),
    missionsEdit: callMutation(build, 'mission.edit', {
      invalidatesTags: (data, error, input) => (data ? changesMission(data, error, input) : []),
    }),
    missionsHandOver: callMutation(build, 'mission.handOver', {
      invalidatesTags: [{ type: 'mission', id: anyOne }],
    }),
    missionsApprove: callMutation(build, 'mission.approve', { invalidatesTags: changesMission }),
    missionsReject: callMutation(build, 'mission.reject', { invalidatesTags: changesMission }),
    missionsRevokeRejection: callMutation(build, 'mission.revokeRejection', { invalidatesTags: changesMission }),
    missionsClose: callMutation(build, 'mission.close', { invalidatesTags: changesMission }),
    missionsCancel: callMutation(build, 'mission.cancel', { invalidatesTags: changesMission }),
    // Also where somebody else was faster: what is shown is old then.
    missionsReschedule: callMutation(build, 'mission.reschedule', { invalidatesTags: changesMission }),
    // The mission itself is gone then: its page is left, and only lists are asked for again.
    missionsDelete: callMutation(build, 'mission.delete', { invalidatesTags: [{ type: 'mission', id: anyOne }] }),
    missionsAddParticipants: callMutation(build, 'mission.addParticipants', { invalidatesTags: changesMission }),
    missionsAttendance: callMutation(build, 'mission.attendance', { invalidatesTags: changesMission }),
    missionsSendSurvey: callMutation(build, 'mission.sendSurvey', { invalidatesTags: changesMission }),
    missionsSurveyResults: callQuery(build, 'mission.surveyResults', {
      // An answer is told under the mission's id, as a survey is that is sent.
      providesTags: (_data, _error, { params }) => [
        ...ofMission(params.missionId),
        { type: 'survey', id: params.missionId },
      ],
    }),
    missionsParticipantsCsv: build.mutation<string, ParticipantsAsked>({
      query: (asked) =>
        'body' in asked
          ? callRequest('mission.searchParticipants', file)(asked)
          : callRequest('mission.participants', file)(asked),
    }),
    // For paper, at that moment: never a query.
    missionsConfirmed: callMutation(build, 'mission.searchParticipants'),
    missionsContactsCsv: build.mutation<string, CallInput<'user.list'>>({ query: callRequest('user.list', file) }),
    // Never a query: what is asked about health stays in no cache.
    missionsCountBlind: callMutation(build, 'user.countBlind'),
    missionsInviteBlind: callMutation(build, 'user.inviteBlind'),
    // Never a query either: each reading is noted, so none happens unasked and none is kept.
    missionsReadShared: callMutation(build, 'user.sharedHealth'),
    missionsPeople: build.query<CallData<'user.list'>, PeopleAsked>({
      query: (asked) =>
        'body' in asked
          ? callRequest('user.search', { inline: true })(asked)
          : callRequest('user.list', { inline: true })(asked),
      providesTags: (_data, _error, asked) => {
        const missionId = 'body' in asked ? asked.body.missionId : asked.query?.missionId
        return missionId ? ofMission(missionId) : []
      },
    }),
  }),
})

export const {
  useMissionsManagedCsvMutation,
  useMissionsQuotesCsvMutation,
  useMissionsCreateMutation,
  useMissionsEditMutation,
  useMissionsHandOverMutation,
  useMissionsApproveMutation,
  useMissionsRejectMutation,
  useMissionsRevokeRejectionMutation,
  useMissionsCloseMutation,
  useMissionsCancelMutation,
  useMissionsRescheduleMutation,
  useMissionsDeleteMutation,
  useMissionsAddParticipantsMutation,
  useMissionsAttendanceMutation,
  useMissionsSendSurveyMutation,
  useMissionsSurveyResultsQuery,
  useMissionsParticipantsCsvMutation,
  useMissionsConfirmedMutation,
  useMissionsContactsCsvMutation,
  useMissionsCountBlindMutation,
  useMissionsInviteBlindMutation,
  useMissionsReadSharedMutation,
  useMissionsPeopleQuery,
  useLazyMissionsPeopleQuery,
} = managementApi
