import type { Queryable, Tx } from '@ensemble/service-kit/database'
import type { DigestRhythm } from '../domain/digest-period.ts'

/** Members who asked for new missions at this rhythm, and for whom a period has not been looked through yet. */
export async function findDue(
  db: Queryable,
  { rhythm, period, limit }: { rhythm: DigestRhythm; period: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'digests-due',
    text: `select u.id from users u
           where u.role = 'member' and u.status = 'validated' and u.digest = $1
             and not exists (select 1 from digests d where d.user_id = u.id and d.period = $2)
           order by u.id limit $3`,
    values: [rhythm, period, limit],
  })
  return rows.map(({ id }) => id)
}

/**
 * Notes that a period was looked through for somebody.
 * @returns when the last one before it was, weekly or monthly: who changes the rhythm is told of nothing twice.
 *   Undefined when another process was faster
 */
export async function note(
  tx: Tx,
  userId: string,
  period: string,
  at: Date,
): Promise<{ last: Date | null } | undefined> {
  const { rows } = await tx.query<{ last: Date | null }>({
    name: 'digests-note',
    // What is returned is read as of before the insert.
    text: `insert into digests (user_id, period, done_at) values ($1, $2, $3) on conflict do nothing
           returning (select max(d.done_at) from digests d where d.user_id = $1) as last`,
    values: [userId, period, at],
  })
  return rows[0]
}
