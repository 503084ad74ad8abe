import type { ArticleCard } from '@ensemble/contracts/articles/http'
import { patienceDays } from '@ensemble/contracts/patience'
import { typeset } from '@ensemble/contracts/typography'
import { retryOf, useCan, useDates, useTranslation, useWaiting, type WaitingItem } from '@ensemble/mf-kit'
import { ErrorState } from '@ensemble/ui'
import { useState } from 'react'
import { useArticlesListQuery } from '../api/articles-api.ts'
import { useArticlesPublishHeldMutation } from '../api/waiting-api.ts'
import { SendBackDialog } from '../decisions/send-back-dialog.tsx'

const patienceMs = patienceDays.draft * 86_400_000

/** So many are told one by one; the table of articles has the others. */
const pageSize = 50
const allOf = (state: 'submitted' | 'draft') =>
  `/resources?${new URLSearchParams({
    tab: 'manage',
    filters: JSON.stringify([{ field: 'state', operator: 'eq', value: state }]),
  }).toString()}`

/** Drafts that wait for a decision, and one's own that were sent back. */
const submitted = JSON.stringify([{ field: 'submittedForReviewAt', operator: 'notEmpty' }])
const sentBack = JSON.stringify([{ field: 'toCorrectSince', operator: 'notEmpty' }])

/**
 * Tells the /home of who publishes which drafts were submitted, the longest waiting first. A draft is published there,
 * or sent back with words; the link leads into the editor, where it is read and may be changed first. Who does not
 * publish is told which of their own drafts were sent back.
 */
export function Component() {
  const { t } = useTranslation('mf-articles')
  const dates = useDates()
  const publishes = useCan('article.publish')
  const [sendingBack, setSendingBack] = useState<ArticleCard | null>(null)
  const [now] = useState(() => Date.now())
  const query = useArticlesListQuery({
    query: {
      page: 0,
      pageSize,
      status: 'draft',
      sort: publishes ? 'submittedForReviewAt' : 'toCorrectSince',
      order: 'asc',
      filters: publishes ? submitted : sentBack,
    },
  })
  const { data, isError } = query
  const [publish] = useArticlesPublishHeldMutation()
  const others = (data?.total ?? 0) - (data?.items.length ?? 0)
  useWaiting('mf-articles', {
    items: data?.items.flatMap((article) => (publishes ? toDecide(article) : toCorrect(article)) ?? []) ?? null,
    rest:
      others > 0
        ? {
            label: t(publishes ? 'widget.moreDrafts' : 'widget.moreToCorrect', { count: others }),
            to: allOf(publishes ? 'submitted' : 'draft'),
          }
        : undefined,
  })
  if (sendingBack) return <SendBackDialog article={sendingBack} onClose={() => setSendingBack(null)} />
  if (!isError || data) return null
  return <ErrorState headingLevel={3} title={t('widget.waitingFailed')} {...retryOf(query)} />

  /** With the words of last time, where it comes back. */
  function toDecide(article: ArticleCard): WaitingItem | null {
    const { id, author, updatedAt, submittedForReviewAt, sentBack: returned } = article
    if (submittedForReviewAt === null) return null
    const title = typeset(article.title, article.language)
    const late = now - new Date(submittedForReviewAt).getTime() > patienceMs
    const to = `/articles/${id}/edit`
    return {
      id,
      kind: t('widget.toReview'),
      several: t('widget.severalToReview'),
      title,
      about: author.displayName,
      since: submittedForReviewAt,
      late,
      to,
      ...(returned ? { note: t('widget.returns', { date: dates.day(returned.at) }), words: returned.comment } : {}),
      others: [{ label: t('sendBack.action'), open: () => setSendingBack(article) }],
      accept: {
        label: t('widget.publish'),
        done: t('widget.published', { title }),
        send: async () => {
          await publish({ params: { articleId: id }, body: { published: true, updatedAt } }).unwrap()
          return null
        },
      },
    }
  }

  function toCorrect({ id, title, language, sentBack: returned }: ArticleCard): WaitingItem | null {
    if (!returned) return null
    return {
      id,
      kind: t('widget.toCorrect'),
      several: t('widget.severalToCorrect'),
      title: typeset(title, language),
      since: returned.at,
      late: false,
      to: `/articles/${id}/edit`,
      note: t('widget.sentBack'),
      words: returned.comment,
    }
  }
}
