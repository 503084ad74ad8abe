import type { ArticleCard } from '@ensemble/contracts/articles/http'
import { patienceDays } from '@ensemble/contracts/patience'
import { retryOf, useTranslation, useWaiting, type WaitingItem } from '@ensemble/mf-kit'
import { ErrorState } from '@ensemble/ui'
import { useState } from 'react'
import { useArticlesListQuery } from '../api/articles-api.ts'
import { useArticlesPublishHeldMutation } from '../api/waiting-api.ts'

const patienceMs = patienceDays.draft * 86_400_000

/** So many are told one by one; the table of articles has the others. */
const pageSize = 50
const allOfThem = `/resources?${new URLSearchParams({
  tab: 'manage',
  filters: JSON.stringify([{ field: 'state', operator: 'eq', value: 'submitted' }]),
}).toString()}`
const submitted = JSON.stringify([{ field: 'submittedForReviewAt', operator: 'notEmpty' }])

/**
 * Tells the /home of who publishes which drafts were submitted, the longest waiting first. A draft is published there;
 * the link leads into the editor, where it is read and may be changed first.
 */
export function Component() {
  const { t } = useTranslation('mf-articles')
  const [now] = useState(() => Date.now())
  const query = useArticlesListQuery({
    query: { page: 0, pageSize, status: 'draft', sort: 'submittedForReviewAt', order: 'asc', filters: submitted },
  })
  const { data, isError } = query
  const [publish] = useArticlesPublishHeldMutation()
  const others = (data?.total ?? 0) - (data?.items.length ?? 0)
  useWaiting('mf-articles', {
    items: data?.items.flatMap((article) => itemOf(article) ?? []) ?? null,
    rest: others > 0 ? { label: t('widget.moreDrafts', { count: others }), to: allOfThem } : undefined,
  })
  if (!isError || data) return null
  return <ErrorState headingLevel={3} title={t('widget.waitingFailed')} {...retryOf(query)} />

  function itemOf({ id, title, author, submittedForReviewAt }: ArticleCard): WaitingItem | null {
    if (submittedForReviewAt === null) return null
    const late = now - new Date(submittedForReviewAt).getTime() > patienceMs
    const to = `/articles/${id}/edit`
    return {
      id,
      kind: t('widget.toReview'),
      title,
      about: author.displayName,
      since: submittedForReviewAt,
      late,
      to,
      accept: {
        label: t('widget.publish'),
        done: t('widget.published', { title }),
        send: async () => {
          await publish({ params: { articleId: id }, body: { published: true } }).unwrap()
          return null
        },
      },
    }
  }
}
