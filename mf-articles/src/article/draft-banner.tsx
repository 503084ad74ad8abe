import type { Article } from '@ensemble/contracts/articles/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Notice } from '@ensemble/ui'
import { SentBackNote } from '../reading/sent-back-note.tsx'

/** Above a draft, which only its author and those who publish can see: where it stands. */
export function DraftBanner({
  article,
}: {
  article: Pick<Article, 'publishedAt' | 'status' | 'submittedForReviewAt' | 'sentBack' | 'history'>
}) {
  const { t } = useTranslation('mf-articles')
  const dates = useDates()
  if (article.status === 'published') return null
  const { publishedAt, submittedForReviewAt } = article
  return (
    <>
      <Notice severity="warning" title={t('article.draftTitle')}>
        {publishedAt !== null
          ? t('drafts.scheduledFor', { date: dates.dayAndTime(publishedAt) })
          : submittedForReviewAt !== null
            ? t('drafts.submittedOn', { date: dates.day(submittedForReviewAt) })
            : t('article.draftHint')}
      </Notice>
      <SentBackNote article={article} />
    </>
  )
}
