import { articleEvents } from '@ensemble/contracts/articles/events'
import type { Tx } from '@ensemble/service-kit/database'
import { handler } from '@ensemble/service-kit/inbox/consume'
import * as summaryLines from '../data/summary-lines.ts'
import * as users from '../data/users.ts'
import { nextMorning } from '../domain/days.ts'
import { isWritable, type User } from '../domain/user.ts'
import { articleMail, type ArticleMailKind } from '../mail/article-mail.ts'
import { type MailSettings, queueMail } from '../mail/queue-mail.ts'

interface ArticleFact {
  id: string
  time: string
  subject: string
  data: {
    title: string
    departmentCode: string | null
    publishedAt: string | null
    again?: boolean
    comment?: string
  }
}

interface Decision extends ArticleFact {
  quiet?: boolean
  data: ArticleFact['data'] & { authorId: string | null }
}

/**
 * An article to review, to those who publish; what to correct, to its author; an article accepted, published, no longer
 * planned, taken from its readers or deleted, to an author who has not done it.
 */
export function articleMailHandlers(settings: MailSettings) {
  const tell = async (tx: Tx, kind: ArticleMailKind, { id, time, subject, data }: ArticleFact, to: readonly User[]) => {
    for (const recipient of to.filter(isWritable)) {
      if (kind === 'article_to_review' && recipient.staffFrequency === 'daily') {
        const line = { dedupeKey: `${id}:${kind}:${recipient.id}`, recipientId: recipient.id, kind, title: data.title }
        await summaryLines.add(tx, { ...line, missionId: null, itemId: subject }, nextMorning(new Date(time)))
        continue
      }
      const article = { id: subject, title: data.title }
      const { again, comment, publishedAt } = data
      const content = articleMail({ kind, article, again, comment, publishedAt, recipient, origin: settings.origin })
      const mission = { departmentCode: data.departmentCode, managerIds: [] }
      await queueMail(settings, tx, { factId: id, kind, recipient, mission, people: [], content, at: new Date(time) })
    }
  }
  // Nobody is asked in the morning to review what is decided.
  const settle = (tx: Tx, { subject, time }: Pick<ArticleFact, 'subject' | 'time'>) =>
    summaryLines.settle(tx, 'article_to_review', subject, nextMorning(new Date(time)))
  const tellAuthor = async (tx: Tx, kind: ArticleMailKind, event: Decision, by: string | null | undefined) => {
    await settle(tx, event)
    const { authorId } = event.data
    if (event.quiet || authorId === null || authorId === by) return
    await tell(tx, kind, event, await users.findAll(tx, [authorId]))
  }
  return [
    handler(articleEvents.articleSubmitted, async (tx, event) => {
      if (event.quiet) return
      // Who approves missions publishes articles.
      const publishers = await users.findMissionApprovers(tx)
      await tell(
        tx,
        'article_to_review',
        event,
        publishers.filter(({ id }) => id !== event.data.authorId),
      )
    }),
    handler(articleEvents.articleSentBack, (tx, event) =>
      tellAuthor(tx, 'article_sent_back', event, event.data.sentBackBy),
    ),
    handler(articleEvents.articleScheduled, (tx, event) =>
      tellAuthor(tx, 'article_scheduled', event, event.data.publishedBy),
    ),
    handler(articleEvents.articlePublished, (tx, event) =>
      tellAuthor(tx, 'article_published', event, event.data.publishedBy),
    ),
    // Facts of the release before do not say who took it from readers, or deleted it: they tell nobody.
    handler(articleEvents.articleUnpublished, (tx, event) => {
      const { unscheduledBy, unpublishedBy } = event.data
      if (unscheduledBy !== undefined) return tellAuthor(tx, 'article_unscheduled', event, unscheduledBy)
      return unpublishedBy === undefined
        ? settle(tx, event)
        : tellAuthor(tx, 'article_unpublished', event, unpublishedBy)
    }),
    handler(articleEvents.articleDeleted, (tx, event) => {
      const { deletedBy } = event.data
      return deletedBy === undefined ? settle(tx, event) : tellAuthor(tx, 'article_deleted', event, deletedBy)
    }),
  ]
}
