import type { Language } from '@ensemble/contracts/enumerations'
import { api } from '@ensemble/mf-kit'
import { type CallData, callRequest } from '@ensemble/mf-kit/calls'

const mailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellMailExamples: build.query<CallData<'user.mailExamples'>, Language>({
      query: (language) => callRequest('user.mailExamples', { inline: true })({ query: { language } }),
    }),
  }),
})

export const { useShellMailExamplesQuery } = mailsApi
