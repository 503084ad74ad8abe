import { anyOne, api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'

/** The calls of this remote, with the articles that each answer holds: a live event names what to ask again. */
const articlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    articlesList: build.query<CallData<'article.list'>, CallInput<'article.list'>>({
      query: callRequest('article.list'),
      // An article that has just appeared is one of these, and no list holds it yet.
      providesTags: (page) =>
        [anyOne, ...(page?.items ?? []).map(({ id }) => id)].map((id) => ({ type: 'article', id })),
    }),
    articlesGet: build.query<CallData<'article.get'>, CallInput<'article.get'>>({
      query: callRequest('article.get'),
      providesTags: (_article, _error, { params }) => [{ type: 'article', id: params.articleId }],
    }),
  }),
})

export const { useArticlesListQuery, useArticlesGetQuery } = articlesApi
