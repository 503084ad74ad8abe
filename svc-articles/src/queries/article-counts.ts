import type { ArticleCounts } from '@ensemble/contracts/articles/managed-article'
import { reachOf } from '@ensemble/contracts/permissions'
import { totalCap } from '@ensemble/contracts/total-cap'
import type { Queryable } from '@ensemble/service-kit/database'
import type { Person } from '../domain/article-state.ts'

/** Each count ends with the first row beyond the cap, so that it costs the same however many articles there are. */
const upTo = (where: string) =>
  `(select count(*)::int from (select 1 from articles where deleted_at is null and ${where} limit ${totalCap + 1}) few)`

const published = `status = 'published'`

/** What stands behind the parts of the resources, for those who write: in one statement. */
export async function articleCounts(db: Queryable, person: Person): Promise<ArticleCounts> {
  const all = reachOf('article.write', person.role) === 'all'
  const { rows } = await db.query<ArticleCounts>({
    name: all ? 'article-counts' : 'article-counts-own',
    text: `select ${upTo(published)} as articles, ${upTo(`${published} and attachment_count > 0`)} as documents,
      ${upTo(all ? 'true' : 'author_id = $1')} as managed`,
    values: all ? [] : [person.id],
  })
  return rows[0] ?? { articles: 0, documents: 0, managed: 0 }
}
