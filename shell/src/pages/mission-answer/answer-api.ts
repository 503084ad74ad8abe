import { api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'

const answerApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellLookAtLink: build.query<CallData<'mission.lookAtLink'>, string>({
      query: (token) => callRequest('mission.lookAtLink', { inline: true })({ body: { token } }),
      keepUnusedDataFor: 0,
    }),
    shellAnswerLink: build.mutation<CallData<'mission.answerLink'>, CallInput<'mission.answerLink'>>({
      query: callRequest('mission.answerLink', { inline: true }),
    }),
  }),
})

export const { useShellLookAtLinkQuery, useShellAnswerLinkMutation } = answerApi
