import { table, type SealedAnswers } from './health-answers.ts'

/** What is read of `a`, answers about an illness. */
export const sealedColumns = table.select('a')

/** Joins them to `u`, the members. */
export const sealedJoin = `join health_answers a on a.user_id = u.id and a.field_group = 'illness'`

export const pageSize = 500

/**
 * Members page by page. There is no index on answers: who searches opens them one by one.
 * @param read the page of members after one, in their order
 */
export async function* sealedPages(
  read: (after: string) => Promise<{ rows: SealedAnswers[] }>,
): AsyncGenerator<SealedAnswers[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await read(after)
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.userId
  }
}
