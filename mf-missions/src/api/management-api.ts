import { anyOne, api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callMutation, callQuery, callRequest } from '@ensemble/mf-kit/calls'

/** A list by its address, or by a body where it has filters. */
type ManagedAsked = CallInput<'mission.managed'> | CallInput<'mission.searchManaged'>
type QuotesAsked = CallInput<'mission.quotes'> | CallInput<'mission.searchQuotes'>
type ParticipantsAsked = CallInput<'mission.participants'> | CallInput<'mission.searchParticipants'>
type PeopleAsked = CallInput<'user.list'> | CallInput<'user.search'>
type MissionParams = { params: { missionId: string } }

/** A list that another mission may enter at any time. */
const anyMission = { type: 'mission' as const, id: anyOne }

/** Opinions on any mission: which words may be quoted is part of them. */
const anySurvey = { type: 'survey' as const, id: anyOne }

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
    missionsManaged: build.query<CallData<'mission.managed'>, ManagedAsked>({
      query: (asked) =>
        'body' in asked ? callRequest('mission.searchManaged')(asked) : callRequest('mission.managed')(asked),
      providesTags: (page) => [anyMission, ...(page?.items ?? []).flatMap(({ id }) => ofMission(id))],
    }),
    missionsManagedCsv: build.mutation<string, ManagedAsked>({
      query: (asked) =>
        'body' in asked
          ? callRequest('mission.searchManaged', file)(asked)
          : callRequest('mission.managed', file)(asked),
    }),
    missionsQuotes: build.query<CallData<'mission.quotes'>, QuotesAsked>({
      query: (asked) =>
        'body' in asked ? callRequest('mission.searchQuotes')(asked) : callRequest('mission.quotes')(asked),
      providesTags: [anySurvey],
    }),
    missionsWithdrawQuote: callMutation(build, 'mission.withdrawQuote', {
      invalidatesTags: (data, error, input) => [...changesMission(data, error, input), anySurvey],
    }),
    missionsQuotesCsv: build.mutation<string, QuotesAsked>({
      query: (asked) =>
        'body' in asked ? callRequest('mission.searchQuotes', file)(asked) : callRequest('mission.quotes', file)(asked),
    }),
    missionsRejectUser: callMutation(build, 'mission.rejectUser', {
      invalidatesTags: changesMission,
    }),
    missionsCreate: callMutation(build, 'mission.create', {
      // A list that it may enter is one of any mission.
      invalidatesTags: [anyMission],
    }),
    missionsEdit: callMutation(build, 'mission.edit', {
      invalidatesTags: (data, error, input) => (data ? changesMission(data, error, input) : []),
    }),
    missionsHandOver: callMutation(build, 'mission.handOver', {
      invalidatesTags: [anyMission],
    }),
    missionsApprove: callMutation(build, 'mission.approve', { invalidatesTags: changesMission }),
    missionsReject: callMutation(build, 'mission.reject', { invalidatesTags: changesMission }),
    missionsRevokeRejection: callMutation(build, 'mission.revokeRejection', { invalidatesTags: changesMission }),
    missionsClose: callMutation(build, 'mission.close', { invalidatesTags: changesMission }),
    missionsCancel: callMutation(build, 'mission.cancel', { invalidatesTags: changesMission }),
    // Also where somebody else was faster: what is shown is old then.
    missionsReschedule: callMutation(build, 'mission.reschedule', { invalidatesTags: changesMission }),
    // The mission itself is gone then: its page is left, and only lists are asked for again.
    missionsDelete: callMutation(build, 'mission.delete', { invalidatesTags: [anyMission] }),
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
    missionsParticipants: build.query<CallData<'mission.participants'>, ParticipantsAsked>({
      query: (asked) =>
        'body' in asked ? callRequest('mission.searchParticipants')(asked) : callRequest('mission.participants')(asked),
      providesTags: (_page, _error, { params }) => [
        { type: 'participant', id: params.missionId },
        // Whoever answers a questionnaire is noted as present.
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
    missionsSearchParticipants: callMutation(build, 'mission.searchParticipants'),
    missionsUserListCsv: build.mutation<string, CallInput<'user.list'>>({ query: callRequest('user.list', file) }),
    // Never a query: what is asked about health stays in no cache.
    missionsCountBlind: callMutation(build, 'user.countBlind'),
    missionsInviteBlind: callMutation(build, 'user.inviteBlind'),
    // Never a query either: each reading is noted, so none happens unasked and none is kept.
    missionsUserSharedHealth: callMutation(build, 'user.sharedHealth'),
    missionsUserSearch: build.query<CallData<'user.list'>, PeopleAsked>({
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
  useMissionsManagedQuery,
  useLazyMissionsManagedQuery,
  useMissionsQuotesQuery,
  useLazyMissionsQuotesQuery,
  useMissionsWithdrawQuoteMutation,
  useMissionsParticipantsQuery,
  useLazyMissionsParticipantsQuery,
  useMissionsRejectUserMutation,
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
  useMissionsSearchParticipantsMutation,
  useMissionsUserListCsvMutation,
  useMissionsCountBlindMutation,
  useMissionsInviteBlindMutation,
  useMissionsUserSharedHealthMutation,
  useMissionsUserSearchQuery,
  useLazyMissionsUserSearchQuery,
} = managementApi
