import { anyOne, api } from '@ensemble/mf-kit'
import { callMutation } from '@ensemble/mf-kit/calls'

/** A participant that is new, or stands elsewhere. */
const touches = (_data: unknown, _error: unknown, { params }: { params: { missionId: string } }) => [
  { type: 'mission' as const, id: params.missionId },
  { type: 'participant' as const, id: params.missionId },
]

/** What is noted for somebody who calls. Who they may be is never kept: a name is looked for at that moment alone. */
const telephoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    missionsFindCallers: callMutation(build, 'user.findCallers'),
    missionsOpenByTelephone: callMutation(build, 'user.openByTelephone', {
      invalidatesTags: [{ type: 'user', id: 'lists' }],
    }),
    missionsMakeClaimCode: callMutation(build, 'user.makeClaimCode', {
      invalidatesTags: (_code, _error, { params }) => [{ type: 'user', id: params.userId }],
    }),
    missionsRegisterFor: callMutation(build, 'mission.registerFor', {
      invalidatesTags: (data, error, input) => [...touches(data, error, input), { type: 'mission', id: anyOne }],
    }),
    missionsWithdrawFor: callMutation(build, 'mission.withdrawFor', { invalidatesTags: touches }),
  }),
})

export const {
  useMissionsFindCallersMutation,
  useMissionsOpenByTelephoneMutation,
  useMissionsMakeClaimCodeMutation,
  useMissionsRegisterForMutation,
  useMissionsWithdrawForMutation,
} = telephoneApi
