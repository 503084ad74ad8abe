import { selectList } from '@ensemble/service-kit/table'
import { table as answerTable, type SealedAnswers } from './health-answers.ts'
import { table as keyTable, type WrappedKey } from './health-keys.ts'

/** A member's answers, still sealed, and the key that opens them. */
export interface SealedPerson {
  answers: SealedAnswers
  key: WrappedKey
}

export interface SealedRow extends Omit<SealedAnswers, 'fieldGroup'>, Omit<WrappedKey, 'kind'> {}

/** What is read of `a`, answers about an illness, and `k`, the key to them. */
export const sealedColumns = selectList({
  ...answerTable.pick('userId', 'version', 'sealed', 'updatedAt').columns('a'),
  ...keyTable.pick('wrappedBy', 'wrapped').columns('k'),
} satisfies Record<keyof SealedRow, string>)

/** Joins them to `u`, the members. */
export const sealedJoins = `join health_answers a on a.user_id = u.id and a.field_group = 'illness'
      join health_keys.keys k on k.user_id = u.id and k.kind = 'health'`

export const pageSize = 500

/**
 * Members page by page. There is no index on answers: who searches opens them one by one (assurance.md §4.3).
 * @param read the page of members after one, in their order
 */
export async function* sealedPages(
  read: (after: string) => Promise<{ rows: SealedRow[] }>,
): AsyncGenerator<SealedPerson[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await read(after)
    yield rows.map(toPerson)
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.userId
  }
}

function toPerson({ userId, version, sealed, updatedAt, wrappedBy, wrapped }: SealedRow): SealedPerson {
  return {
    answers: { userId, fieldGroup: 'illness', version, sealed, updatedAt },
    key: { userId, kind: 'health', wrappedBy, wrapped },
  }
}
