import type { ArticleCard } from '@ensemble/contracts/articles/http'
import { PrefetchLink, useDates, useTranslation } from '@ensemble/mf-kit'
import { Card, CardGrid, CardTitle, Chip, Stack, StatusChip, Text } from '@ensemble/ui'

/** Drafts, with where each stands: one leads to its editor. */
export function DraftCards({ drafts }: { drafts: readonly ArticleCard[] }) {
  const { t } = useTranslation('mf-articles')
  return (
    <CardGrid label={t('resources.tabs.drafts')}>
      {drafts.map((draft) => (
        <DraftCard key={draft.id} draft={draft} />
      ))}
    </CardGrid>
  )
}

function DraftCard({ draft }: { draft: ArticleCard }) {
  const { t } = useTranslation('mf-articles')
  const dates = useDates()
  const titleId = `draft-${draft.id}`
  const { publishedAt, submittedForReviewAt } = draft
  return (
    <Card aria-labelledby={titleId}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px' }}>
        {publishedAt !== null ? (
          <StatusChip tone="progress" label={t('drafts.scheduled')} />
        ) : submittedForReviewAt !== null ? (
          <StatusChip tone="waiting" label={t('drafts.submitted')} />
        ) : (
          <StatusChip tone="neutral" label={t('drafts.draft')} />
        )}
        {draft.categories.map((category) => (
          <Chip key={category} label={t(`categories.${category}`)} />
        ))}
      </Stack>
      <CardTitle id={titleId} level={3} component={PrefetchLink} to={`/articles/${draft.id}`}>
        <span lang={draft.language}>{draft.title}</span>
      </CardTitle>
      {draft.summary === null ? null : (
        <Text lang={draft.language} tone="second">
          {draft.summary}
        </Text>
      )}
      <Text size="small" tone="second">
        {[
          t('article.by', { name: draft.author.displayName }),
          ...(publishedAt !== null ? [t('drafts.scheduledFor', { date: dates.dayAndTime(publishedAt) })] : []),
          ...(publishedAt === null && submittedForReviewAt !== null
            ? [t('drafts.submittedOn', { date: dates.day(submittedForReviewAt) })]
            : []),
        ].join(' · ')}
      </Text>
    </Card>
  )
}
