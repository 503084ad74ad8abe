import { api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callMutation, callQuery, callRequest } from '@ensemble/mf-kit/calls'

/** An act on an account moves calls as well: the same tag as the lists of accounts. */
const listTag = { type: 'user', id: 'lists' } as const

const telephoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersCallsToMake: callQuery(build, 'user.callsToMake', {
      inline: true,
      providesTags: (page) => [
        listTag,
        // What is to be told comes with what happens in a mission.
        ...(page?.items ?? []).map(({ person }) => ({ type: 'user' as const, id: person.id })),
      ],
    }),
    usersNoteCall: callMutation(build, 'user.noteCall', { invalidatesTags: [listTag] }),
    // An answer that was held reaches the server although the page is left meanwhile.
    usersNoteCallHeld: build.mutation<CallData<'user.noteCall'>, CallInput<'user.noteCall'>>({
      query: callRequest('user.noteCall', { inline: true, keepalive: true }),
      invalidatesTags: [listTag],
    }),
    usersMakeClaimCode: callMutation(build, 'user.makeClaimCode', {
      invalidatesTags: (_code, _error, { params }) => [{ type: 'user', id: params.userId }],
    }),
  }),
})

export const {
  useUsersCallsToMakeQuery,
  useUsersNoteCallMutation,
  useUsersNoteCallHeldMutation,
  useUsersMakeClaimCodeMutation,
} = telephoneApi
