import type { Queryable } from '../database.ts'

/**
 * How long a run counts as under way, in seconds: one that has not ended by then may have died with its process, and
 * the next one need not wait for the whole pause. So long does a job that fails rest at most.
 */
export const longestRestSeconds = 600

/** What is claimed: a job, and the pause between two of its runs in seconds. */
interface Claimed {
  name: string
  everySeconds: number
}

const restOfRun = ({ everySeconds }: Claimed) => Math.min(everySeconds, longestRestSeconds)

/**
 * Claims the run of a recurring job: of all processes that ask, one moves its time on. It stays claimed for ten minutes,
 * or for its pause where that is shorter; `noteDone` and `putOff` say how it ended.
 * @returns whether this one is to run it
 */
export async function claim(db: Queryable, job: Claimed, now: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'jobs-claim',
    text: `insert into jobs as j (name, last_run_at)
           values ($1, $2::timestamptz - make_interval(secs => $3::float8 - $4::float8))
           on conflict (name) do update set last_run_at = excluded.last_run_at
           where j.last_run_at <= $2::timestamptz - make_interval(secs => $3::float8)`,
    values: [job.name, now, job.everySeconds, restOfRun(job)],
  })
  return rowCount === 1
}

/** Notes that the run that was claimed at this time has done its work: the next one is due after the whole pause. */
export async function noteDone(db: Queryable, job: Claimed, claimedAt: Date): Promise<void> {
  if (restOfRun(job) === job.everySeconds) return
  await db.query({
    name: 'jobs-done',
    text: 'update jobs set last_run_at = greatest(last_run_at, $2) where name = $1',
    values: [job.name, claimedAt],
  })
}

/** Lets a run that failed be tried again, by whichever process, unless another one has claimed it since. */
export async function putOff(
  db: Queryable,
  job: Claimed,
  { claimedAt, now, restSeconds }: { claimedAt: Date; now: Date; restSeconds: number },
): Promise<void> {
  await db.query({
    name: 'jobs-put-off',
    text: `update jobs set last_run_at = $5::timestamptz - make_interval(secs => $3::float8 - $6::float8)
           where name = $1 and last_run_at = $2::timestamptz - make_interval(secs => $3::float8 - $4::float8)`,
    values: [job.name, claimedAt, job.everySeconds, restOfRun(job), now, restSeconds],
  })
}

/** Names of the recurring jobs whose time has not come: asked before, because a claim locks its row even where it fails. */
export async function resting(db: Queryable, jobs: readonly Claimed[], now: Date): Promise<Set<string>> {
  const { rows } = await db.query<{ name: string }>({
    name: 'jobs-resting',
    text: `select name from jobs join unnest($1::text[], $2::float8[]) as asked (name, every) using (name)
           where last_run_at > $3::timestamptz - make_interval(secs => every)`,
    values: [jobs.map(({ name }) => name), jobs.map(({ everySeconds }) => everySeconds), now],
  })
  return new Set(rows.map(({ name }) => name))
}
