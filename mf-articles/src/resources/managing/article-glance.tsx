import type { ManagedArticle } from '@ensemble/contracts/articles/managed-article'
import { typeset } from '@ensemble/contracts/typography'
import { retryOf, useDates, useTranslation } from '@ensemble/mf-kit'
import { ErrorState, Facts, Heading, ListSkeleton, Stack, StatusChip, Text, Timeline } from '@ensemble/ui'
import { useArticlesGetQuery } from '../../api/articles-api.ts'
import { ArticleBody } from '../../reading/article-body.tsx'
import { stateTones } from './article-columns.tsx'

/** One article beside the table: where it stands, what happened to it, and what it says. */
export function ArticleGlance({ article }: { article: ManagedArticle }) {
  const { t } = useTranslation('mf-articles')
  const dates = useDates()
  const { id, state, reads, author, changedBy, changedAt, categories, updatedAt, publishedAt, submittedForReviewAt } =
    article
  // To look after an article is no reading of it.
  const full = useArticlesGetQuery({ params: { articleId: id }, query: { toEdit: true } })
  const { currentData: text } = full
  // A service of the version before says no more than when anything was done with the article.
  const written = dates.dayAndTime(changedAt ?? updatedAt)
  return (
    <Stack sx={{ gap: '20px' }}>
      <div>
        <StatusChip tone={stateTones[state]} label={t(`states.${state}`)} />
      </div>
      <Facts
        facts={[
          { id: 'author', label: t('managing.columns.author'), value: author.displayName },
          {
            id: 'changed',
            label: t('managing.textChanged'),
            value: changedBy === null ? written : t('managing.changedBy', { date: written, name: changedBy }),
          },
          ...(submittedForReviewAt === null
            ? []
            : [
                {
                  id: 'submitted',
                  label: t('managing.columns.submitted'),
                  value: dates.dayAndTime(submittedForReviewAt),
                },
              ]),
          ...(publishedAt === null
            ? []
            : [{ id: 'published', label: t('managing.columns.published'), value: dates.dayAndTime(publishedAt) }]),
          {
            id: 'categories',
            label: t('managing.columns.categories'),
            value: categories.map((value) => t(`categories.${value}`)).join(', ') || t('managing.noCategory'),
          },
          ...(state === 'published'
            ? [{ id: 'reads', label: t('managing.columns.reads'), value: reads ?? t('managing.fewReads') }]
            : []),
        ]}
      />
      {full.isError && !text ? <ErrorState headingLevel={3} title={t('article.failed')} {...retryOf(full)} /> : null}
      {text ? (
        <>
          {text.history && text.history.length > 0 ? (
            <>
              <Heading level={3} size="s">
                {t('managing.history')}
              </Heading>
              <Timeline
                items={text.history.map(({ action, at, by, comment }) => ({
                  id: `${action}-${at}`,
                  title: t(`managing.acted.${action}`),
                  when: dates.dayAndTime(at),
                  dateTime: at,
                  text: comment === undefined ? by : <Text>{[by, comment].filter(Boolean).join('\n')}</Text>,
                  state: 'done' as const,
                }))}
              />
            </>
          ) : null}
          <Heading level={3} size="s">
            {t('managing.text')}
          </Heading>
          {text.summary === null ? null : (
            <Text lang={text.language} tone="second">
              {typeset(text.summary, text.language)}
            </Text>
          )}
          <ArticleBody article={text} lang={text.language} />
        </>
      ) : full.isError ? null : (
        <ListSkeleton />
      )}
    </Stack>
  )
}
