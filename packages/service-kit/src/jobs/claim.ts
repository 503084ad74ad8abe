import type { Queryable } from '../database.ts'

/**
 * Claims the run of a recurring job: of all processes that ask, one moves its time on.
 * @param everySeconds pause between two runs
 * @returns whether this one is to run it
 */
export async function claim(db: Queryable, name: string, everySeconds: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'jobs-claim',
    text: `insert into jobs as j (name, last_run_at) values ($1, $2)
           on conflict (name) do update set last_run_at = excluded.last_run_at
           where j.last_run_at <= $2::timestamptz - make_interval(secs => $3)`,
    values: [name, now, everySeconds],
  })
  return rowCount === 1
}
