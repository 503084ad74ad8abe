import { anyOne, api } from '@ensemble/mf-kit'
import { callQuery } from '@ensemble/mf-kit/calls'

const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    articlesStatistics: callQuery(build, 'article.statistics', {
      inline: true,
      providesTags: [{ type: 'article', id: anyOne }],
    }),
  }),
})

export const { useArticlesStatisticsQuery } = figuresApi
