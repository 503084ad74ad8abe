import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isAwaited } from '../../src/deadline.ts'
import { JobFailures } from '../../src/jobs/failures.ts'
import { type Job, runDue } from '../../src/jobs/job.ts'
import { runJobs } from '../../src/testing/run-jobs.ts'
import { Scheduler } from '../../src/jobs/scheduler.ts'
import { RunsUnderWay } from '../../src/jobs/under-way.ts'
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts'

const hour = 3600

let database: TestDatabase
let seconds = 0
let warn = vi.fn()

beforeEach(async () => {
  const tables = `create table jobs (name text primary key, last_run_at timestamptz not null);
                  create table done (item text not null)`
  database = await createTestDatabase({ directories: [], tables })
  seconds = 0
  warn = vi.fn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await database.close()
})

const deps = () => ({ db: database.db, clock: { now: () => new Date(Date.UTC(2026, 10, 20) + seconds * 1000) } })

const well = (name: string, everySeconds = hour) => ({ name, everySeconds, run: vi.fn(async () => undefined) })

/** A job that hangs in each run until it is let go on, and then writes. */
function hanging(everySeconds: number) {
  const hangs: { goOn: () => void; ended: Promise<unknown> }[] = []
  const begin = async (wait: Promise<void>) => {
    await wait
    await database.db.query({ text: `insert into done values ('late')` })
  }
  const run = vi.fn(() => {
    let goOn: () => void = () => undefined
    const ended = begin(new Promise<void>((resolve) => (goOn = resolve)))
    hangs.push({ goOn, ended: ended.catch((error: unknown) => error) })
    return ended
  })
  return { name: 'clean files', everySeconds, run, hangs }
}

/** One process that looks. */
function processOf(jobs: readonly Job[]) {
  const watch = new JobFailures(jobs, { warn })
  const underWay = new RunsUnderWay()
  // How it ended is noted.
  const isOver = ({ name }: Job) => vi.waitFor(() => expect(underWay.has(name)).toBe(false), { interval: 1 })
  return { watch, isOver, look: () => runDue(deps(), jobs, { watch, underWay }) }
}

async function pass(more: number): Promise<void> {
  seconds += more
  await vi.advanceTimersByTimeAsync(more * 1000)
}

/** Looks while time passes: a job that hangs is left after five seconds. */
async function lookOn({ look }: ReturnType<typeof processOf>, job: Job & { run: { mock: { calls: unknown[] } } }) {
  const before = job.run.mock.calls.length
  const looking = look()
  await vi.waitFor(() => expect(job.run.mock.calls.length).toBe(before + 1), { interval: 1 })
  await pass(5)
  return looking
}

it('holds up the others for five seconds and no look after that, and is not begun a second time', async () => {
  const job = hanging(hour)
  const other = well('publish', 0)
  const one = processOf([job, other])
  expect(await lookOn(one, job)).toEqual(['publish'])
  await pass(500)
  expect(await one.look()).toEqual(['publish'])
  expect(await processOf([hanging(hour), other]).look()).toEqual(['publish'])
  expect(job.run).toHaveBeenCalledTimes(1)
  job.hangs[0]?.goOn()
  await one.isOver(job)
  expect(one.watch.counts).toEqual({ 'clean files': 0, publish: 0 })
})

it.each([
  ['an hour', hour, 590],
  ['ten seconds', 10, 50],
  ['no pause', 0, 50],
])(
  'has failed when its time is over, with a pause of %s, and the alarm hears of each time',
  async (_pause, every, limit) => {
    const job = hanging(every)
    const one = processOf([job])
    for (const times of [1, 2, 3, 4]) {
      await lookOn(one, job)
      await pass(limit - 6)
      expect(one.watch.counts).toEqual({ 'clean files': times - 1 })
      await pass(1)
      await one.isOver(job)
      expect(one.watch.counts).toEqual({ 'clean files': times })
      expect(one.watch.lastError).toBe(`clean files: not done after ${limit} s`)
      // Within the hour of the alarm.
      seconds += 15
    }
    expect(seconds).toBeLessThan(hour)
    expect(warn).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error), job: 'clean files' }, 'job failed')
  },
)

it('writes nothing any more once its time is over, when the next one may run', async () => {
  const job = hanging(hour)
  const one = processOf([job])
  await lookOn(one, job)
  await pass(585)
  await one.isOver(job)
  job.hangs[0]?.goOn()
  expect(await job.hangs[0]?.ended).toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
  expect((await database.db.query({ text: 'select from done' })).rowCount).toBe(0)
})

it('is no request: it may wait for a connection', async () => {
  const awaited: boolean[] = []
  await runJobs(deps(), [{ name: 'summaries', everySeconds: hour, run: async () => void awaited.push(isAwaited()) }])
  expect(awaited).toEqual([false])
})

it('is left behind by a program that stops, after ten seconds', async () => {
  const job = hanging(hour)
  const scheduler = new Scheduler(deps(), [job, well('publish')], { warn })
  await vi.waitFor(() => expect(job.run).toHaveBeenCalledOnce(), { interval: 1 })
  const ended = vi.fn()
  const stopped = scheduler.stop().then(ended)
  await pass(14)
  expect(ended).not.toHaveBeenCalled()
  await pass(1)
  await stopped
})

it('a job that a wrong clock has run in the future is due', async () => {
  const job = well('summaries')
  seconds = 365 * 24 * hour
  expect(await processOf([job]).look()).toEqual(['summaries'])
  seconds = 0
  expect(await processOf([job]).look()).toEqual(['summaries'])
  expect(await processOf([job]).look()).toEqual([])
})
