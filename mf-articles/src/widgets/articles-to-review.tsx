import { PrefetchLink, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { CardGrid, Figure, Heading, Stack } from '@ensemble/ui'
import { useArticlesListQuery } from '../api/articles-api.ts'

const submitted = JSON.stringify([{ field: 'submittedForReviewAt', operator: 'notEmpty' }])

/** On the /home of who publishes: how many drafts were submitted. Nothing at all when there are none. */
export function Component() {
  const { t } = useTranslation('mf-articles')
  const language = useLanguage()
  const { data } = useArticlesListQuery({ query: { page: 0, pageSize: 5, status: 'draft', filters: submitted } })
  if (!data || data.total === 0) return null
  return (
    <Stack component="section" aria-labelledby="articles-to-review" sx={{ gap: '16px' }}>
      <Heading level={2} id="articles-to-review">
        {t('widget.waiting')}
      </Heading>
      <CardGrid minWidth="max(200px, 30%)" label={t('widget.waiting')}>
        <Figure
          value={data.total.toLocaleString(language)}
          label={t('widget.toReview', { count: data.total })}
          link={{ component: PrefetchLink, to: '/resources?tab=drafts', label: t('widget.openDrafts') }}
        />
      </CardGrid>
    </Stack>
  )
}
