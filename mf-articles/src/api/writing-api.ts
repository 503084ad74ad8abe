import { anyOne, api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'

type Written = CallData<'article.edit'>

/** The calls of writing. What was written is shown where it was written; only lists of articles ask again. */
const writingApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Apart from the article that is read: an editor begins with the newest, and is not changed by live events.
    articlesSource: build.query<CallData<'article.get'>, CallInput<'article.get'>>({
      query: callRequest('article.get'),
    }),
    // And apart from that: asking what somebody else has saved must not take the editor off the screen.
    articlesTheirs: build.query<CallData<'article.get'>, CallInput<'article.get'>>({
      query: callRequest('article.get', { inline: true }),
    }),
    articlesRevisions: build.query<CallData<'article.revisions'>, CallInput<'article.revisions'>>({
      query: callRequest('article.revisions', { inline: true }),
      providesTags: (_page, _error, { params }) => [{ type: 'article', id: params.articleId }],
    }),
    articlesCreate: build.mutation<Written, CallInput<'article.create'>>({
      query: callRequest('article.create', { inline: true }),
      invalidatesTags: changed,
    }),
    articlesEdit: build.mutation<Written, CallInput<'article.edit'>>({
      query: callRequest('article.edit', { inline: true }),
      invalidatesTags: changed,
    }),
    articlesPublish: build.mutation<Written, CallInput<'article.publish'>>({
      query: callRequest('article.publish', { inline: true }),
      invalidatesTags: changed,
    }),
    articlesDelete: build.mutation<CallData<'article.delete'>, CallInput<'article.delete'>>({
      query: callRequest('article.delete', { inline: true }),
      // The article itself is not asked for again: it is gone.
      invalidatesTags: [{ type: 'article', id: anyOne }],
    }),
  }),
})

function changed(article: Written | undefined) {
  return article
    ? ([
        { type: 'article', id: anyOne },
        { type: 'article', id: article.id },
      ] as const)
    : []
}

export const {
  useArticlesSourceQuery,
  useLazyArticlesTheirsQuery,
  useArticlesRevisionsQuery,
  useArticlesCreateMutation,
  useArticlesEditMutation,
  useArticlesPublishMutation,
  useArticlesDeleteMutation,
} = writingApi
