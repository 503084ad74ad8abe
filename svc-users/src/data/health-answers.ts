import type { Queryable, Tx } from '@ensemble/service-kit/database'

/** Answers that are sealed together: the second group has a consent of its own, the third asks for none. */
export type FieldGroup = 'illness' | 'comorbidities' | 'work'

export interface SealedAnswers {
  userId: string
  group: FieldGroup
  version: number
  sealed: Buffer
  updatedAt: Date
}

const columns = `user_id as "userId", field_group as "group", version, sealed, updated_at as "updatedAt"`

export async function findAll(db: Queryable, userId: string, groups: readonly FieldGroup[]): Promise<SealedAnswers[]> {
  const { rows } = await db.query<SealedAnswers>({
    name: 'health-answers-find',
    text: `select ${columns} from health_answers where user_id = $1 and field_group = any($2)`,
    values: [userId, groups],
  })
  return rows
}

/** Stores answers under the next version of their row, which the caller has sealed in and holds locked. */
export async function save(tx: Tx, { userId, group, version, sealed, updatedAt }: SealedAnswers): Promise<void> {
  await tx.query({
    name: 'health-answers-save',
    text: `insert into health_answers (user_id, field_group, version, sealed, updated_at) values ($1, $2, $3, $4, $5)
           on conflict (user_id, field_group) do update
             set version = excluded.version, sealed = excluded.sealed, updated_at = excluded.updated_at`,
    values: [userId, group, version, sealed, updatedAt],
  })
}

/** Erases the answers of these groups. */
export async function remove(tx: Tx, userId: string, groups: readonly FieldGroup[]): Promise<void> {
  await tx.query({
    name: 'health-answers-remove',
    text: 'delete from health_answers where user_id = $1 and field_group = any($2)',
    values: [userId, groups],
  })
}
