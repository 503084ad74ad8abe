import { api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellContact: build.mutation<CallData<'user.contact'>, CallInput<'user.contact'>>({
      query: callRequest('user.contact', { inline: true }),
    }),
  }),
})

export const { useShellContactMutation } = contactApi
