import { mostFeatured } from '@ensemble/contracts/articles/content'
import type { Role } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import type { Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'

/**
 * Makes sure that an article may be put forward: by a publisher, and while there is room.
 * @throws Refusal FORBIDDEN, VALIDATION_FAILED when there are three already
 */
export async function requireRoomForFeatured(tx: Tx, person: { role: Role }, articleId: string): Promise<void> {
  if (reachOf('article.publish', person.role) !== 'all') refuse('FORBIDDEN')
  // Two at once would otherwise each see room for one.
  await tx.query({
    name: 'lock-featured',
    text: `select pg_advisory_xact_lock(hashtextextended('featured articles', 0))`,
  })
  const { rowCount } = await tx.query({
    name: 'count-featured',
    text: 'select 1 from articles where featured and deleted_at is null and id <> $1',
    values: [articleId],
  })
  if (rowCount >= mostFeatured) refuse('VALIDATION_FAILED', { fields: { featured: ['OUT_OF_RANGE'] } })
}
