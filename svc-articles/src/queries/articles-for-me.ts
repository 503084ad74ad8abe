import { totalCap } from '@ensemble/contracts/total-cap'
import type { Values } from '@ensemble/service-kit/lists/conditions'
import { categoriesOfInterest } from '../domain/interests.ts'

/**
 * SQL: the newest articles of a condition, as many as a list counts. What concerns somebody is looked for among them: it
 * is new by definition.
 */
export function newestOf(where: string): string {
  return `(select a.* from articles a where ${where} order by a.published_at desc, a.id desc limit ${totalCap + 1})`
}

/** SQL: whether an article is new, and of the reader's department or interests. */
export function concernOf(values: Values, reader: { id: string; departmentCode: string | null }): string {
  const mapping = values.add(JSON.stringify(categoriesOfInterest))
  return `coalesce(a.published_at > now() - interval '30 days' and (a.department_code = ${values.add(reader.departmentCode)}
    or a.categories && array(
      select jsonb_array_elements_text(${mapping}::jsonb -> interest)
      from readers_v1 r, unnest(r.interest_domains) as interest where r.user_id = ${values.add(reader.id)})), false)`
}
