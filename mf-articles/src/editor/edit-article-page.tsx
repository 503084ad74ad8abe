import { errorCode, errorMessage, PrefetchLink, skipToken, useCan, useParams, useTranslation } from '@ensemble/mf-kit'
import { EmptyState, ErrorState, LinkButton, Page, PageSkeleton } from '@ensemble/ui'
import { useArticlesSourceQuery } from '../api/writing-api.ts'
import { EditorView } from './editor-view.tsx'
import { NoWriting } from './no-writing.tsx'

/** /articles/:articleId/edit: the editor of one article, for those who may change it. */
export function Component() {
  const { t } = useTranslation('mf-articles')
  const { articleId = '' } = useParams()
  const writes = useCan('article.write')
  // Always the newest: an edit that begins from an old text would end in a conflict.
  const { currentData, error, isError, isFetching, refetch } = useArticlesSourceQuery(
    writes ? { params: { articleId } } : skipToken,
    { refetchOnMountOrArgChange: true },
  )

  if (!writes) return <NoWriting />
  if (currentData && !isFetching) {
    return currentData.allowedActions.includes('edit') ? (
      <EditorView key={articleId} source={currentData} />
    ) : (
      <NoWriting />
    )
  }
  return <Page>{isError && !isFetching ? failure() : <PageSkeleton />}</Page>

  function failure() {
    const back = (
      <LinkButton component={PrefetchLink} to="/resources?tab=drafts">
        {t('article.back')}
      </LinkButton>
    )
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
        action={back}
      />
    )
  }
}
