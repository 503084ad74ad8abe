import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Principal } from '../../src/auth/principal.ts'
import { type Database, inTransaction } from '../../src/database.ts'
import { implement } from '../../src/http/implement.ts'
import { refuse } from '../../src/refusal.ts'

/** A use case as services write them: one row of `effects` per request, in a transaction of its own. */
export function implementEffects(app: FastifyInstance, db: Database): void {
  implement(app)('activity.create', ({ body, user }) =>
    inTransaction(db, async (tx) => {
      const id = randomUUID()
      await tx.query({ text: 'insert into effects (id, user_id) values ($1, $2)', values: [id, user.id] })
      if (body.targetId === '/refused') refuse('STATUS_CONFLICT')
      if (body.targetId === '/broken') await tx.query({ text: 'select nonsense' })
      return { id }
    }),
  )
}

export async function createEffects(db: Database): Promise<void> {
  await db.query({ text: 'create table effects (id uuid primary key, user_id uuid not null)' })
}

export async function effectsOf(db: Database, { id }: Principal): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    text: 'select count(*) as count from effects where user_id = $1',
    values: [id],
  })
  return rows[0]?.count ?? 0
}
