import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { selectList } from '@ensemble/service-kit/table'
import type { Tutorial } from '../domain/tutorial.ts'

const columns = selectList({
  role: 'role',
  status: 'tutorial_status',
  currentStep: 'tutorial_step',
  completedSteps: 'tutorial_completed_steps',
} satisfies Record<keyof Tutorial, string>)

/** @throws Refusal NOT_FOUND */
export async function find(db: Queryable, userId: string): Promise<Tutorial> {
  const { rows } = await db.query<Tutorial>({
    name: 'tutorials-find',
    text: `select ${columns} from users where id = $1`,
    values: [userId],
  })
  return rows[0] ?? refuse('NOT_FOUND')
}

/** Reads it and holds it until the end of the transaction. @throws Refusal NOT_FOUND */
export async function lock(tx: Tx, userId: string): Promise<Tutorial> {
  const { rows } = await tx.query<Tutorial>({
    name: 'tutorials-lock',
    text: `select ${columns} from users where id = $1 for no key update`,
    values: [userId],
  })
  return rows[0] ?? refuse('NOT_FOUND')
}

/** No change of the account: it raises no version and tells nobody. */
export async function update(tx: Tx, userId: string, tutorial: Tutorial, at: Date): Promise<void> {
  await tx.query({
    name: 'tutorials-update',
    text: `update users set tutorial_status = $2, tutorial_step = $3, tutorial_completed_steps = $4,
             tutorial_updated_at = $5 where id = $1`,
    values: [userId, tutorial.status, tutorial.currentStep, tutorial.completedSteps, at],
  })
}
