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

/** Names of the recurring jobs whose time has not come: asked before, because a claim locks its row even where it fails. */
export async function resting(
  db: Queryable,
  jobs: readonly { name: string; everySeconds: number }[],
  now: Date,
): Promise<Set<string>> {
  const { rows } = await db.query<{ name: string }>({
    name: 'jobs-resting',
    text: `select name from jobs join unnest($1::text[], $2::float8[]) as asked (name, every) using (name)
           where last_run_at > $3::timestamptz - make_interval(secs => every)`,
    values: [jobs.map(({ name }) => name), jobs.map(({ everySeconds }) => everySeconds), now],
  })
  return new Set(rows.map(({ name }) => name))
}
