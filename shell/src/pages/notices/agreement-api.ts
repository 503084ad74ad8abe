import { api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'
import { writeCurrentUser } from '../../session/current-user.ts'

const agreementApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellEditAgreement: build.mutation<CallData<'user.edit'>, CallInput<'user.edit'>>({
      query: callRequest('user.edit', { inline: true }),
      // The answer is the account as it is now: the page does not wait for another one.
      onQueryStarted: async (_asked, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(writeCurrentUser(answer.data))
      },
    }),
  }),
})

export const { useShellEditAgreementMutation } = agreementApi
