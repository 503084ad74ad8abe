import type { Queryable } from '../database.ts'

/**
 * How long a run counts as under way at most, in seconds: one that has not ended by then may have died with its process,
 * and the next one need not wait for the whole pause. So long does a job that fails rest at most.
 */
export const longestRestSeconds = 600

/** How long a run of a job with a shorter pause counts as under way, in seconds: it may have much to do for once. */
const shortestHoldSeconds = 60

/** What is claimed: a job, and the pause between two of its runs in seconds. */
interface Claimed {
  name: string
  everySeconds: number
}

/** How long a run that has begun keeps every process from another one, in seconds; 0 where several may run at once. */
export function holdOf({ everySeconds }: Claimed): number {
  return everySeconds === 0 ? 0 : Math.min(Math.max(everySeconds, shortestHoldSeconds), longestRestSeconds)
}

/**
 * Claims the run of a recurring job: of all processes that ask, one moves its time on. It stays claimed for its pause,
 * a minute at least and ten at most; `noteDone` and `putOff` say how it ended. A time that lies ahead was written by a
 * clock that was wrong, and counts for nothing.
 * @returns whether this one is to run it
 */
export async function claim(db: Queryable, job: Claimed, now: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'jobs-claim',
    text: `insert into jobs as j (name, last_run_at)
           values ($1, $2::timestamptz - make_interval(secs => $3::float8 - $4::float8))
           on conflict (name) do update set last_run_at = excluded.last_run_at
           where j.last_run_at <= $2::timestamptz - make_interval(secs => $3::float8)
              or j.last_run_at > $2::timestamptz + make_interval(secs => $5::float8)`,
    values: [job.name, now, job.everySeconds, holdOf(job), longestRestSeconds],
  })
  return rowCount === 1
}

/** Notes that the run that was claimed at this time has done its work: the next one is due after the whole pause. */
export async function noteDone(db: Queryable, job: Claimed, claimedAt: Date): Promise<void> {
  if (holdOf(job) !== job.everySeconds) await moveOn(db, job, claimedAt, claimedAt)
}

/**
 * Lets a run that failed be tried again, by whichever process, unless another one has claimed it since. It rests from
 * when it began: one that took long has rested.
 */
export async function putOff(
  db: Queryable,
  job: Claimed,
  { claimedAt, now, restSeconds }: { claimedAt: Date; now: Date; restSeconds: number },
): Promise<void> {
  const dueAt = Math.max(claimedAt.getTime() + restSeconds * 1000, now.getTime())
  await moveOn(db, job, claimedAt, new Date(dueAt - job.everySeconds * 1000))
}

/** Says when a run counts as begun that was claimed at a time, as long as no other one is claimed. */
async function moveOn(db: Queryable, job: Claimed, claimedAt: Date, lastRunAt: Date): Promise<void> {
  await db.query({
    name: 'jobs-move-on',
    text: `update jobs set last_run_at = $5
           where name = $1 and last_run_at = $2::timestamptz - make_interval(secs => $3::float8 - $4::float8)`,
    values: [job.name, claimedAt, job.everySeconds, holdOf(job), lastRunAt],
  })
}

/** Names of the recurring jobs whose time has not come: asked before, because a claim locks its row even where it fails. */
export async function resting(db: Queryable, jobs: readonly Claimed[], now: Date): Promise<Set<string>> {
  const { rows } = await db.query<{ name: string }>({
    name: 'jobs-resting',
    text: `select name from jobs join unnest($1::text[], $2::float8[]) as asked (name, every) using (name)
           where last_run_at > $3::timestamptz - make_interval(secs => every)
             and last_run_at <= $3::timestamptz + make_interval(secs => $4::float8)`,
    values: [jobs.map(({ name }) => name), jobs.map(({ everySeconds }) => everySeconds), now, longestRestSeconds],
  })
  return new Set(rows.map(({ name }) => name))
}
