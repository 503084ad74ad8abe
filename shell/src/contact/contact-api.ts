import { api } from '@ensemble/mf-kit'
import { callMutation } from '@ensemble/mf-kit/calls'

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellContact: callMutation(build, 'user.contact'),
  }),
})

export const { useShellContactMutation } = contactApi
