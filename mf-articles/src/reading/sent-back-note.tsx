import type { Article } from '@ensemble/contracts/articles/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Notice, Text } from '@ensemble/ui'

/** What was asked for when a draft was sent back: for its author while they correct it, then for whoever publishes. */
export function SentBackNote({
  article: { sentBack, history = [], submittedForReviewAt },
}: {
  article: Pick<Article, 'sentBack' | 'history' | 'submittedForReviewAt'>
}) {
  const { t } = useTranslation('mf-articles')
  const dates = useDates()
  if (!sentBack) return null
  const name = history.filter(({ action }) => action === 'sent_back').at(-1)?.by
  const date = dates.day(sentBack.at)
  return (
    <Notice
      severity={submittedForReviewAt === null ? 'warning' : 'info'}
      title={t(submittedForReviewAt === null ? 'sendBack.asked' : 'sendBack.returns')}
    >
      <Text size="small">{name ? t('sendBack.askedBy', { date, name }) : t('sendBack.askedOn', { date })}</Text>
      <Text>{sentBack.comment}</Text>
    </Notice>
  )
}
