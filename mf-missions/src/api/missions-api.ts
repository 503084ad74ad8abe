import { anyOne, api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'

type ChangeTag = { type: 'mission' | 'participant' | 'participation' | 'survey'; id: string }

/** So long, in seconds, a list that is left stays as it was: who comes back from a mission finds their place again. */
const keptForReturn = 900

/** A list that another mission may enter at any time. */
const anyMission: ChangeTag = { type: 'mission', id: anyOne }

/** A live event names the mission that changed, or whose participants did: places left belong to both. */
function tagsOf(items: readonly { id: string }[] | undefined): ChangeTag[] {
  return (items ?? []).flatMap(({ id }) => tagsOfMission(id))
}

function tagsOfMission(id: string): ChangeTag[] {
  return [
    { type: 'mission', id },
    { type: 'participant', id },
  ]
}

function tagsOfParticipation(participant: { missionId: string; userId: string } | undefined): ChangeTag[] {
  if (!participant) return []
  return [...tagsOfMission(participant.missionId), { type: 'participation', id: participant.userId }]
}

const calendarOf = callRequest('mission.get', { inline: true, answer: 'text' })

const missionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    missionsList: build.query<CallData<'mission.list'>, CallInput<'mission.list'>>({
      query: callRequest('mission.list'),
      providesTags: (page) => [anyMission, ...tagsOf(page?.items)],
      keepUnusedDataFor: keptForReturn,
    }),
    missionsSearch: build.query<CallData<'mission.search'>, CallInput<'mission.search'>>({
      query: callRequest('mission.search'),
      providesTags: (page) => [anyMission, ...tagsOf(page?.items)],
      keepUnusedDataFor: keptForReturn,
    }),
    // Counts beside the choices: without them the choices still work, so that a failure is not worth a word.
    missionsCounts: build.query<CallData<'mission.search'>, CallInput<'mission.search'>>({
      query: callRequest('mission.search', { inline: true }),
      providesTags: [anyMission],
      keepUnusedDataFor: keptForReturn,
    }),
    missionsManaged: build.query<CallData<'mission.managed'>, CallInput<'mission.managed'>>({
      query: callRequest('mission.managed'),
      providesTags: (page) => [anyMission, ...tagsOf(page?.items)],
    }),
    missionsGet: build.query<CallData<'mission.get'>, CallInput<'mission.get'>>({
      query: callRequest('mission.get'),
      // A survey that is sent is told under the mission's id.
      providesTags: (_mission, _error, { params }) => [
        ...tagsOfMission(params.missionId),
        { type: 'survey', id: params.missionId },
      ],
    }),
    missionsCalendar: build.mutation<string, CallInput<'mission.get'>>({
      query: ({ params }) => calendarOf({ params, query: { format: 'ics' } }),
    }),
    missionsAnswerSurvey: build.mutation<CallData<'mission.answerSurvey'>, CallInput<'mission.answerSurvey'>>({
      query: callRequest('mission.answerSurvey', { inline: true }),
      invalidatesTags: (_answer, _error, { params }) => tagsOfMission(params.missionId),
    }),
    missionsUpdateWorkspace: build.mutation<CallData<'mission.updateWorkspace'>, CallInput<'mission.updateWorkspace'>>({
      query: callRequest('mission.updateWorkspace', { inline: true }),
      invalidatesTags: (mission) => (mission ? tagsOfMission(mission.id) : []),
    }),
    // What the reader has told of themselves; never kept longer than it is looked at: health answers are among it.
    missionsReader: build.query<CallData<'user.get'>, CallInput<'user.get'>>({
      query: callRequest('user.get', { inline: true }),
      providesTags: (user) => (user ? [{ type: 'user', id: user.id }] : []),
      keepUnusedDataFor: 0,
    }),
    missionsKeepSearch: build.mutation<CallData<'user.edit'>, CallInput<'user.edit'>>({
      query: callRequest('user.edit', { inline: true }),
      invalidatesTags: (user) => (user ? [{ type: 'user', id: user.id }] : []),
    }),
    missionsMine: build.query<CallData<'mission.participantMissions'>, CallInput<'mission.participantMissions'>>({
      query: callRequest('mission.participantMissions'),
      providesTags: (answer, _error, { params }) => [
        { type: 'participation', id: params.userId },
        ...(answer?.items ?? []).map(({ mission }): ChangeTag => ({ type: 'mission', id: mission.id })),
        // Somebody else who leaves a line moves the reader on in it.
        ...(answer?.items ?? []).flatMap(({ mission, participant }): ChangeTag[] =>
          participant.waitlistPosition === null ? [] : [{ type: 'participant', id: mission.id }],
        ),
      ],
    }),
    missionsParticipants: build.query<CallData<'mission.participants'>, CallInput<'mission.participants'>>({
      query: callRequest('mission.participants'),
      providesTags: (_page, _error, { params }) => [{ type: 'participant', id: params.missionId }],
    }),
    missionsRegister: build.mutation<CallData<'mission.register'>, CallInput<'mission.register'>>({
      query: callRequest('mission.register', { inline: true }),
      invalidatesTags: tagsOfParticipation,
    }),
    missionsUnregister: build.mutation<CallData<'mission.unregister'>, CallInput<'mission.unregister'>>({
      query: callRequest('mission.unregister', { inline: true }),
      invalidatesTags: tagsOfParticipation,
    }),
    missionsAcceptInvitation: build.mutation<
      CallData<'mission.acceptInvitation'>,
      CallInput<'mission.acceptInvitation'>
    >({ query: callRequest('mission.acceptInvitation', { inline: true }), invalidatesTags: tagsOfParticipation }),
    missionsRejectInvitation: build.mutation<
      CallData<'mission.rejectInvitation'>,
      CallInput<'mission.rejectInvitation'>
    >({ query: callRequest('mission.rejectInvitation', { inline: true }), invalidatesTags: tagsOfParticipation }),
    missionsAcceptUser: build.mutation<CallData<'mission.acceptUser'>, CallInput<'mission.acceptUser'>>({
      query: callRequest('mission.acceptUser', { inline: true }),
      invalidatesTags: (_decision, _error, { params }) => tagsOfMission(params.missionId),
    }),
    missionsRejectUser: build.mutation<CallData<'mission.rejectUser'>, CallInput<'mission.rejectUser'>>({
      query: callRequest('mission.rejectUser', { inline: true }),
      invalidatesTags: (_decision, _error, { params }) => tagsOfMission(params.missionId),
    }),
  }),
})

export const {
  useMissionsListQuery,
  useMissionsSearchQuery,
  useMissionsCountsQuery,
  useMissionsManagedQuery,
  useMissionsGetQuery,
  useLazyMissionsGetQuery,
  useMissionsCalendarMutation,
  useMissionsAnswerSurveyMutation,
  useMissionsUpdateWorkspaceMutation,
  useMissionsReaderQuery,
  useLazyMissionsReaderQuery,
  useMissionsKeepSearchMutation,
  useMissionsMineQuery,
  useMissionsParticipantsQuery,
  useMissionsRegisterMutation,
  useMissionsUnregisterMutation,
  useMissionsAcceptInvitationMutation,
  useMissionsRejectInvitationMutation,
  useMissionsAcceptUserMutation,
  useMissionsRejectUserMutation,
} = missionsApi
