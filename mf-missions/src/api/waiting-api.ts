import { anyOne, api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'

const touches = (_data: unknown, _error: unknown, { params }: { params: { missionId: string } }) => [
  { type: 'mission' as const, id: params.missionId },
  { type: 'participant' as const, id: params.missionId },
]

/**
 * What waits for the staff, asked again whatever moves in any mission. Answers that were held reach the server although
 * the page is left meanwhile.
 */
const waitingApi = api.injectEndpoints({
  endpoints: (build) => ({
    missionsWaiting: build.query<CallData<'mission.waiting'>, CallInput<'mission.waiting'>>({
      query: callRequest('mission.waiting', { inline: true }),
      providesTags: (page) => [
        { type: 'mission', id: anyOne },
        { type: 'participant', id: anyOne },
        ...(page?.items ?? []).flatMap(({ mission }) => [
          { type: 'mission' as const, id: mission.id },
          { type: 'participant' as const, id: mission.id },
        ]),
      ],
    }),
    missionsUnreadThreads: build.query<CallData<'mission.unreadThreads'>, CallInput<'mission.unreadThreads'>>({
      query: callRequest('mission.unreadThreads', { inline: true }),
      providesTags: (page) => [
        { type: 'message', id: anyOne },
        ...(page?.items ?? []).map(({ mission }) => ({ type: 'message' as const, id: mission.id })),
      ],
    }),
    missionsAcceptUserHeld: build.mutation<CallData<'mission.acceptUser'>, CallInput<'mission.acceptUser'>>({
      query: callRequest('mission.acceptUser', { inline: true, keepalive: true }),
      invalidatesTags: touches,
    }),
    missionsAddParticipantsHeld: build.mutation<
      CallData<'mission.addParticipants'>,
      CallInput<'mission.addParticipants'>
    >({
      query: callRequest('mission.addParticipants', { inline: true, keepalive: true }),
      invalidatesTags: touches,
    }),
    missionsApproveHeld: build.mutation<CallData<'mission.approve'>, CallInput<'mission.approve'>>({
      query: callRequest('mission.approve', { inline: true, keepalive: true }),
      invalidatesTags: touches,
    }),
  }),
})

export const {
  useMissionsWaitingQuery,
  useMissionsUnreadThreadsQuery,
  useMissionsAcceptUserHeldMutation,
  useMissionsAddParticipantsHeldMutation,
  useMissionsApproveHeldMutation,
} = waitingApi
