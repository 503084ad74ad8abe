import { anyOne, api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'

const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    articlesFigures: build.query<CallData<'article.statistics'>, CallInput<'article.statistics'>>({
      query: callRequest('article.statistics', { inline: true }),
      providesTags: [{ type: 'article', id: anyOne }],
    }),
  }),
})

export const { useArticlesFiguresQuery } = figuresApi
