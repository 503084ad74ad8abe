import type { Article } from '@ensemble/contracts/articles/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { StatusChip, Text } from '@ensemble/ui'

/** Whether the article is published, will be, or waits for somebody. */
export function WhereItStands({
  article,
}: {
  article: Pick<Article, 'publishedAt' | 'status' | 'submittedForReviewAt'>
}) {
  const { t } = useTranslation('mf-articles')
  const dates = useDates()
  const { status, publishedAt, submittedForReviewAt } = article
  if (status === 'published') {
    return (
      <>
        <StatusChip tone="confirmed" label={t('states.published')} />
        <Text size="small">{t('editor.publish.live')}</Text>
      </>
    )
  }
  if (publishedAt !== null) {
    return (
      <>
        <StatusChip tone="progress" label={t('states.scheduled')} />
        <Text size="small">{t('drafts.scheduledFor', { date: dates.dayAndTime(publishedAt) })}</Text>
      </>
    )
  }
  if (submittedForReviewAt !== null) {
    return (
      <>
        <StatusChip tone="waiting" label={t('states.submitted')} />
        <Text size="small">{t('drafts.submittedOn', { date: dates.day(submittedForReviewAt) })}</Text>
      </>
    )
  }
  return <StatusChip tone="neutral" label={t('states.draft')} />
}
