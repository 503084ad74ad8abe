import { anyOne, api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callQuery, callRequest } from '@ensemble/mf-kit/calls'

/** A list by its address, or by a body where it has filters. */
type ManagedAsked = CallInput<'article.managed'> | CallInput<'article.searchManaged'>

const file = { inline: true, answer: 'text' } as const

const managedApi = api.injectEndpoints({
  endpoints: (build) => ({
    articlesManaged: build.query<CallData<'article.managed'>, ManagedAsked>({
      query: (asked) =>
        'body' in asked ? callRequest('article.searchManaged')(asked) : callRequest('article.managed')(asked),
      providesTags: (page) => [
        { type: 'article', id: anyOne },
        ...(page?.items ?? []).map(({ id }) => ({ type: 'article', id }) as const),
      ],
    }),
    // Counts beside the views: without them the views still work, so that a failure is not worth a word.
    articlesManagedCounts: callQuery(build, 'article.managed', {
      inline: true,
      providesTags: [{ type: 'article', id: anyOne }],
    }),
    // Behind the tabs: without them the tabs still work.
    articlesCountsOfTabs: callQuery(build, 'article.counts', {
      inline: true,
      providesTags: [{ type: 'article', id: anyOne }],
    }),
    articlesManagedCsv: build.mutation<string, ManagedAsked>({
      query: (asked) =>
        'body' in asked
          ? callRequest('article.searchManaged', file)(asked)
          : callRequest('article.managed', file)(asked),
    }),
  }),
})

export const {
  useArticlesManagedQuery,
  useLazyArticlesManagedQuery,
  useArticlesManagedCountsQuery,
  useArticlesCountsOfTabsQuery,
  useArticlesManagedCsvMutation,
} = managedApi
