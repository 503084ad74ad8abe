import { api } from '@ensemble/mf-kit'
import { callMutation } from '@ensemble/mf-kit/calls'

const agreementApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellEditAgreement: callMutation(build, 'user.edit', {
      invalidatesTags: (user) => (user ? [{ type: 'user', id: user.id }] : []),
    }),
  }),
})

export const { useShellEditAgreementMutation } = agreementApi
