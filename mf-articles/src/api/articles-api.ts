import { anyOne, api } from '@ensemble/mf-kit'
import { type CallData, callQuery } from '@ensemble/mf-kit/calls'

/** The calls of reading, with the articles that each answer holds: a live event names what to ask again. */
const articlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    articlesList: callQuery(build, 'article.list', { providesTags: tagsOf }),
    articlesSearch: callQuery(build, 'article.search', { providesTags: tagsOf }),
    // How many a choice would show: the list says whether something failed, so this says nothing.
    articlesSearchCounts: callQuery(build, 'article.search', { inline: true }),
    articlesGet: callQuery(build, 'article.get', {
      providesTags: (_article, _error, { params }) => [{ type: 'article', id: params.articleId }],
    }),
  }),
})

/** A new article may belong on the page too, so a list is asked again whichever article changed. */
function tagsOf(page: CallData<'article.list'> | undefined) {
  return [
    { type: 'article', id: anyOne } as const,
    ...(page?.items ?? []).map(({ id }) => ({ type: 'article', id }) as const),
  ]
}

export const { useArticlesListQuery, useArticlesSearchQuery, useArticlesSearchCountsQuery, useArticlesGetQuery } =
  articlesApi

/**
 * The list with which /resources begins (`RemoteComponent.first`). Nobody listens yet: the screen does when it is drawn,
 * and finds the answer in the cache.
 */
export const firstArticles = (input: Parameters<typeof articlesApi.endpoints.articlesList.initiate>[0]) =>
  articlesApi.endpoints.articlesList.initiate(input, { subscribe: false })
