import { api } from '@ensemble/mf-kit'
import { callMutation, callQuery } from '@ensemble/mf-kit/calls'

type InMission = { params: { missionId: string } }

/** A live event names the mission in which something was written or read. */
const messagesOf = (_data: unknown, _error: unknown, { params }: InMission) => [
  { type: 'message' as const, id: params.missionId },
]

/** What the people of a mission and its team write to each other. */
const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    missionsThread: callQuery(build, 'mission.thread', { inline: true, providesTags: messagesOf }),
    missionsThreads: callQuery(build, 'mission.threads', { inline: true, providesTags: messagesOf }),
    missionsLetters: callQuery(build, 'mission.letters', { inline: true, providesTags: messagesOf }),
    missionsWriteMessage: callMutation(build, 'mission.writeMessage', { invalidatesTags: messagesOf }),
    missionsReadThread: callMutation(build, 'mission.readThread', { invalidatesTags: messagesOf }),
    missionsWriteLetter: callMutation(build, 'mission.writeLetter', { invalidatesTags: messagesOf }),
  }),
})

export const {
  useMissionsThreadQuery,
  useMissionsThreadsQuery,
  useMissionsLettersQuery,
  useMissionsWriteMessageMutation,
  useMissionsReadThreadMutation,
  useMissionsWriteLetterMutation,
} = messagesApi
