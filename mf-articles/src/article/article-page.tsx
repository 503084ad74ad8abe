import { errorCode, errorMessage, PrefetchLink, useParams, useTranslation } from '@ensemble/mf-kit'
import { EmptyState, ErrorState, LinkButton, Page, PageSkeleton } from '@ensemble/ui'
import { useArticlesGetQuery } from '../api/articles-api.ts'
import { ArticleView } from './article-view.tsx'

/** /articles/:articleId: one article to read. */
export function Component() {
  const { t } = useTranslation('mf-articles')
  const { articleId = '' } = useParams()
  const { currentData: article, error, isError, isFetching, refetch } = useArticlesGetQuery({ params: { articleId } })

  if (article) return <ArticleView article={article} />
  return <Page width="reading">{isError ? failure() : <PageSkeleton />}</Page>

  function failure() {
    const back = (
      <LinkButton component={PrefetchLink} to="/resources">
        {t('article.back')}
      </LinkButton>
    )
    // An address that was never one is answered as an article that is gone: both lead back.
    if (['NOT_FOUND', 'VALIDATION_FAILED'].includes(errorCode(error) ?? '')) {
      return (
        <EmptyState headingLevel={1} title={t('article.notFound')} text={t('article.notFoundHint')} action={back} />
      )
    }
    return (
      <ErrorState
        headingLevel={1}
        title={t('article.failed')}
        text={errorMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        action={back}
      />
    )
  }
}
