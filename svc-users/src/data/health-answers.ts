import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

/** Answers that are sealed together: the second group has a consent of its own, work asks for none. */
export type FieldGroup = 'illness' | 'comorbidities' | 'needs' | 'work'

export interface SealedAnswers {
  userId: string
  fieldGroup: FieldGroup
  version: number
  sealed: Buffer
  updatedAt: Date
}

export const table = defineTable<SealedAnswers>('health_answers', {
  userId: 'uuid',
  fieldGroup: 'text',
  version: 'integer',
  sealed: 'bytea',
  updatedAt: 'timestamptz',
})

export async function findAll(db: Queryable, userId: string, groups: readonly FieldGroup[]): Promise<SealedAnswers[]> {
  const { rows } = await db.query<SealedAnswers>({
    name: 'health-answers-find',
    text: `select ${table.select()} from health_answers where user_id = $1 and field_group = any($2)`,
    values: [userId, groups],
  })
  return rows
}

/** What members with an open account told of their work, some at a time, by person from one on. */
export async function findWork(
  db: Queryable,
  { after, limit }: { after: string | null; limit: number },
): Promise<SealedAnswers[]> {
  const { rows } = await db.query<SealedAnswers>({
    name: 'health-answers-work',
    text: `select ${table.select('a')} from health_answers a join users u on u.id = a.user_id
           where a.field_group = 'work' and u.role = 'member' and u.status = 'validated'
             and ($1::uuid is null or a.user_id > $1) order by a.user_id limit $2`,
    values: [after, limit],
  })
  return rows
}

const insert = table.insert({
  name: 'health-answers-save',
  then: `on conflict (user_id, field_group) do update set ${table.excludedBut('userId', 'fieldGroup')}`,
})

/** Stores answers under the next version of their row, which the caller has sealed in and holds locked. */
export async function save(tx: Tx, answers: SealedAnswers): Promise<void> {
  await tx.query(insert(answers))
}

/** Erases the answers of these groups. */
export async function remove(tx: Tx, userId: string, groups: readonly FieldGroup[]): Promise<void> {
  await tx.query({
    name: 'health-answers-remove',
    text: 'delete from health_answers where user_id = $1 and field_group = any($2)',
    values: [userId, groups],
  })
}
