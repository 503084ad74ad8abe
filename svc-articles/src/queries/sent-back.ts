import type { ArticleCard } from '@ensemble/contracts/articles/http'

interface Returned {
  status: ArticleCard['status']
  /** From a row of a list as ISO text with the session's offset. */
  sentBackAt: Date | string | null
  sentBackComment: string | null
}

/**
 * What was asked for when a draft was sent back. Drafts alone have it, and who sees a draft may read it: what is
 * published tells its readers nothing of the way there.
 */
export function sentBackOf({ status, sentBackAt, sentBackComment }: Returned): Pick<ArticleCard, 'sentBack'> {
  if (status !== 'draft' || sentBackAt === null || sentBackComment === null) return {}
  return { sentBack: { comment: sentBackComment, at: new Date(sentBackAt).toISOString() } }
}
