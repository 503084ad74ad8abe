import { type Article } from '@ensemble/contracts/articles/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Notice, Stack, Text } from '@ensemble/ui'

/** Who wrote the article and when, how long it takes to read, and who checked it medically. */
export function ArticleFacts({ article }: { article: Article }) {
  const { t } = useTranslation('mf-articles')
  const dates = useDates()
  const { publishedAt, updatedAt, medicallyReviewedBy: reviewer, medicallyReviewedAt: reviewedAt } = article
  // An edit on the day of publication is no news.
  const edited = publishedAt !== null && dates.day(updatedAt) !== dates.day(publishedAt) && updatedAt > publishedAt
  return (
    <Stack sx={{ gap: '12px' }}>
      <Text size="small" tone="second">
        {[
          t('article.by', { name: article.author.displayName }),
          publishedAt === null ? t('article.draft') : t('article.published', { date: dates.day(publishedAt) }),
          ...(edited ? [t('article.updated', { date: dates.day(updatedAt) })] : []),
          t('card.readingTime', { count: article.readingMinutes }),
        ].join(' · ')}
      </Text>
      {reviewer === null ? null : (
        <Notice severity="info">
          {reviewedAt === null
            ? t('article.reviewedBy', { name: reviewer })
            : t('article.reviewedByOn', { name: reviewer, date: dates.day(reviewedAt) })}
        </Notice>
      )}
    </Stack>
  )
}
