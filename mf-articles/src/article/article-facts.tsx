import type { Article } from '@ensemble/contracts/articles/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Notice, ShieldCheckIcon, Stack, Text } from '@ensemble/ui'

type Facts = Pick<
  Article,
  | 'author'
  | 'categories'
  | 'firstPublishedAt'
  | 'medicallyReviewedAt'
  | 'medicallyReviewedBy'
  | 'publishedAt'
  | 'readingMinutes'
  | 'status'
  | 'textChangedAt'
  | 'updatedAt'
>

/** Who wrote the article and when, how long it takes to read, who checked it medically, and what it is not. */
export function ArticleFacts({ article }: { article: Facts }) {
  const { t } = useTranslation('mf-articles')
  // Years later it still says from when it is: what is known of an illness gets old.
  const dates = useDates({ complete: true })
  const {
    textChangedAt: changedAt = article.updatedAt,
    medicallyReviewedBy: reviewer,
    medicallyReviewedAt: reviewedAt,
  } = article
  const published = article.status === 'published' ? (article.firstPublishedAt ?? article.publishedAt) : null
  // An edit on the day of publication is no news.
  const edited = published !== null && dates.day(changedAt) !== dates.day(published) && changedAt > published
  return (
    <Stack sx={{ gap: '12px' }}>
      <Text size="small" tone="second">
        {[
          t('article.by', { name: article.author.displayName }),
          published === null ? t('article.draft') : t('article.published', { date: dates.day(published) }),
          ...(edited ? [t('article.updated', { date: dates.day(changedAt) })] : []),
          t('card.readingTime', { count: article.readingMinutes }),
        ].join(' · ')}
      </Text>
      {reviewer === null ? null : (
        <Text size="small">
          <ShieldCheckIcon size={18} aria-hidden style={{ verticalAlign: '-3px', marginRight: 6 }} />
          {reviewedAt === null
            ? t('article.reviewedBy', { name: reviewer })
            : t('article.reviewedByOn', { name: reviewer, date: dates.day(reviewedAt) })}
        </Text>
      )}
      {article.categories.includes('DISEASE_INFORMATION') ? (
        <Notice severity="info">{t('article.noCare')}</Notice>
      ) : null}
    </Stack>
  )
}
