import { api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'

const comfortApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellEditComfort: build.mutation<CallData<'user.edit'>, CallInput<'user.edit'>>({
      // A choice that the account could not keep counts in this browser all the same: nobody is stopped for it.
      query: callRequest('user.edit', { inline: true }),
    }),
  }),
})

export const { useShellEditComfortMutation } = comfortApi
export const keepComfortMutation = comfortApi.endpoints.shellEditComfort
