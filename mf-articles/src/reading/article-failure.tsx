import { errorCode, errorMessage, PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { EmptyState, ErrorState, LinkButton } from '@ensemble/ui'

interface ArticleFailureProps {
  error: unknown
  /** Where "back" leads: the list that the article would stand in. */
  back: string
  onRetry: () => void
  retrying: boolean
}

/** Why an article is not on the screen. An address that was never one is answered as an article that is gone. */
export function ArticleFailure({ error, back, onRetry, retrying }: ArticleFailureProps) {
  const { t } = useTranslation('mf-articles')
  const action = (
    <LinkButton component={PrefetchLink} to={back}>
      {t('article.back')}
    </LinkButton>
  )
  if (['NOT_FOUND', 'VALIDATION_FAILED'].includes(errorCode(error) ?? '')) {
    return (
      <EmptyState headingLevel={1} title={t('article.notFound')} text={t('article.notFoundHint')} action={action} />
    )
  }
  return (
    <ErrorState
      headingLevel={1}
      title={t('article.failed')}
      text={errorMessage(error)}
      onRetry={onRetry}
      retrying={retrying}
      action={action}
    />
  )
}
