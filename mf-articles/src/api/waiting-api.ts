import { anyOne, api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'

/** The answer to a draft that is held first reaches the server although the page is left meanwhile. */
const waitingApi = api.injectEndpoints({
  endpoints: (build) => ({
    articlesPublishHeld: build.mutation<CallData<'article.publish'>, CallInput<'article.publish'>>({
      query: callRequest('article.publish', { inline: true, keepalive: true }),
      invalidatesTags: (_article, _error, { params }) => [
        { type: 'article', id: anyOne },
        { type: 'article', id: params.articleId },
      ],
    }),
  }),
})

export const { useArticlesPublishHeldMutation } = waitingApi
