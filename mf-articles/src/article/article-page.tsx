import { useParams, useRecordSeen } from '@ensemble/mf-kit'
import { Page, PageSkeleton } from '@ensemble/ui'
import { useArticlesGetQuery } from '../api/articles-api.ts'
import { ArticleFailure } from '../reading/article-failure.tsx'
import { ArticleView } from './article-view.tsx'

/** /articles/:articleId: one article to read. */
export function Component() {
  const { articleId = '' } = useParams()
  const { currentData: article, error, isError, isFetching, refetch } = useArticlesGetQuery({ params: { articleId } })
  useRecordSeen('article_read', article?.status === 'published' ? article.id : undefined)
  if (article) return <ArticleView article={article} />
  return (
    <Page width="reading">
      {isError ? (
        <ArticleFailure error={error} back="/resources" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}
