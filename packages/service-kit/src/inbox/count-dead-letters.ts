import type { Queryable } from '../database.ts'

/** How many events each consumer has parked that nobody has dealt with; consumers without any are left out. */
export async function countDeadLetters(db: Queryable): Promise<[string, number][]> {
  const { rows } = await db.query<{ consumer: string; count: number }>({
    name: 'dead-letters-count',
    text: `select consumer, count(*) as count from dead_letters where replayed_at is null group by consumer`,
  })
  return rows.map(({ consumer, count }) => [consumer, count])
}
