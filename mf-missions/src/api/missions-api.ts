import { anyOne, api } from '@ensemble/mf-kit'
import { callMutation, callQuery } from '@ensemble/mf-kit/calls'

type ChangeTag = { type: 'mission' | 'participant' | 'participation' | 'survey' | 'message'; id: string }

/** So long, in seconds, a list that is left stays as it was: who comes back from a mission finds their place again. */
const keptForReturn = 900

/** A list that another mission may enter at any time. */
const anyMission: ChangeTag = { type: 'mission', id: anyOne }

/** A live event names the mission that changed, or whose participants did: places left belong to both. */
function tagsOf(items: readonly { id: string }[] | undefined): ChangeTag[] {
  return (items ?? []).flatMap(({ id }) => tagsOfMission(id))
}

export function tagsOfMission(id: string): ChangeTag[] {
  return [
    { type: 'mission', id },
    { type: 'participant', id },
  ]
}

export function tagsOfParticipation(participant: { missionId: string; userId: string } | undefined): ChangeTag[] {
  if (!participant) return []
  return [...tagsOfMission(participant.missionId), { type: 'participation', id: participant.userId }]
}

const missionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    missionsList: callQuery(build, 'mission.list', {
      providesTags: (page) => [anyMission, ...tagsOf(page?.items)],
      keepUnusedDataFor: keptForReturn,
    }),
    missionsSearch: callQuery(build, 'mission.search', {
      providesTags: (page) => [anyMission, ...tagsOf(page?.items)],
      keepUnusedDataFor: keptForReturn,
    }),
    // Counts beside the choices: without them the choices still work, so that a failure is not worth a word.
    missionsSearchCounts: callQuery(build, 'mission.search', {
      inline: true,
      providesTags: [anyMission],
      keepUnusedDataFor: keptForReturn,
    }),
    missionsGet: callQuery(build, 'mission.get', {
      // A survey that is sent is told under the mission's id.
      providesTags: (mission, _error, { params }) => [
        ...tagsOfMission(params.missionId),
        { type: 'survey', id: params.missionId },
        // Only who writes or is written to asks again for the number of unread messages.
        ...(mission?.myThread || mission?.threads ? [{ type: 'message' as const, id: params.missionId }] : []),
      ],
    }),
    missionsPast: callQuery(build, 'mission.past', { providesTags: [anyMission] }),
    // What the reader has told of themselves; never kept longer than it is looked at: health answers are among it.
    missionsUserGet: callQuery(build, 'user.get', {
      inline: true,
      providesTags: (user) => (user ? [{ type: 'user', id: user.id }] : []),
      keepUnusedDataFor: 0,
    }),
    missionsEditEngagement: callMutation(build, 'user.edit', {
      invalidatesTags: (user) => (user ? [{ type: 'user', id: user.id }] : []),
    }),
    missionsParticipantMissions: callQuery(build, 'mission.participantMissions', {
      providesTags: (answer, _error, { params }) => [
        { type: 'participation', id: params.userId },
        ...(answer?.items ?? []).flatMap(({ mission }): ChangeTag[] => [
          { type: 'mission', id: mission.id },
          { type: 'message', id: mission.id },
        ]),
        // Somebody else who leaves a line moves the reader on in it.
        ...(answer?.items ?? []).flatMap(({ mission, participant }): ChangeTag[] =>
          participant.waitlistPosition === null ? [] : [{ type: 'participant', id: mission.id }],
        ),
      ],
    }),
    missionsRegister: callMutation(build, 'mission.register', { invalidatesTags: tagsOfParticipation }),
    missionsAnswerNewDate: callMutation(build, 'mission.answerNewDate', { invalidatesTags: tagsOfParticipation }),
    missionsAcceptInvitation: callMutation(build, 'mission.acceptInvitation', { invalidatesTags: tagsOfParticipation }),
    missionsRejectInvitation: callMutation(build, 'mission.rejectInvitation', { invalidatesTags: tagsOfParticipation }),
  }),
})

export const {
  useMissionsListQuery,
  useMissionsSearchQuery,
  useMissionsSearchCountsQuery,
  useMissionsGetQuery,
  useLazyMissionsGetQuery,
  useMissionsPastQuery,
  useMissionsUserGetQuery,
  useLazyMissionsUserGetQuery,
  useMissionsEditEngagementMutation,
  useMissionsParticipantMissionsQuery,
  useLazyMissionsParticipantMissionsQuery,
  useMissionsRegisterMutation,
  useMissionsAnswerNewDateMutation,
  useMissionsAcceptInvitationMutation,
  useMissionsRejectInvitationMutation,
} = missionsApi

// Nobody listens yet: the screen does when it is drawn, and finds the answer in the cache.
const quietly = { subscribe: false } as const
const { missionsList, missionsParticipantMissions } = missionsApi.endpoints

/** The list with which a screen begins (`RemoteComponent.first`). */
export const firstList = (input: Parameters<typeof missionsList.initiate>[0]) => missionsList.initiate(input, quietly)

/** The reader's own missions, as above. */
export const firstMine = (input: Parameters<typeof missionsParticipantMissions.initiate>[0]) =>
  missionsParticipantMissions.initiate(input, quietly)
