import { anyOne, api } from '@ensemble/mf-kit'
import { type CallData, callMutation, callQuery } from '@ensemble/mf-kit/calls'

type Written = CallData<'article.edit'>

/** The calls of writing. What was written is shown where it was written; only lists of articles ask again. */
const writingApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Apart from the article that is read: an editor begins with the newest, and is not changed by live events.
    articlesGetSource: callQuery(build, 'article.get'),
    // And apart from that: asking what somebody else has saved must not take the editor off the screen.
    articlesGetTheirs: callQuery(build, 'article.get', { inline: true }),
    // And a revision apart from both: what is saved in one sitting changes it.
    articlesGetRevision: callQuery(build, 'article.get', {
      inline: true,
      providesTags: (_revision, _error, { params }) => [{ type: 'article', id: params.articleId }],
    }),
    articlesRevisions: callQuery(build, 'article.revisions', {
      inline: true,
      providesTags: (_page, _error, { params }) => [{ type: 'article', id: params.articleId }],
    }),
    articlesCreate: callMutation(build, 'article.create', { invalidatesTags: changed }),
    articlesEdit: callMutation(build, 'article.edit', { invalidatesTags: changed }),
    articlesPublish: callMutation(build, 'article.publish', {
      // A refusal too: the row that was looked at may be older than the article.
      invalidatesTags: (_article, _error, { params }) => [
        { type: 'article', id: anyOne },
        { type: 'article', id: params.articleId },
      ],
    }),
    articlesSendBack: callMutation(build, 'article.sendBack', { invalidatesTags: changed }),
    articlesDelete: callMutation(build, 'article.delete', {
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
  useArticlesGetSourceQuery,
  useLazyArticlesGetTheirsQuery,
  useArticlesGetRevisionQuery,
  useArticlesRevisionsQuery,
  useArticlesCreateMutation,
  useArticlesEditMutation,
  useArticlesPublishMutation,
  useArticlesSendBackMutation,
  useArticlesDeleteMutation,
} = writingApi
