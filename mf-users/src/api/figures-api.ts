import { api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'

const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersFigures: build.query<CallData<'user.statistics'>, CallInput<'user.statistics'>>({
      query: callRequest('user.statistics', { inline: true }),
      // As every list of accounts: an act changes the figures.
      providesTags: [{ type: 'user', id: 'lists' }],
    }),
  }),
})

export const { useUsersFiguresQuery } = figuresApi
