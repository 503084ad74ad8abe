import { readFileSync } from 'node:fs'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { JobFailures } from '../../src/jobs/failures.ts'
import { type Job, runDue } from '../../src/jobs/job.ts'
import { Scheduler } from '../../src/jobs/scheduler.ts'
import { measureLoops } from '../../src/metrics/loop-gauges.ts'
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts'

const hour = 3600
const rules = readFileSync(new URL('../../../../docs/operations/alerts.yml', import.meta.url), 'utf8')

let database: TestDatabase
let seconds = 0
let warn = vi.fn()

beforeEach(async () => {
  const tables = 'create table jobs (name text primary key, last_run_at timestamptz not null)'
  database = await createTestDatabase({ directories: [], tables })
  seconds = 0
  warn = vi.fn()
})
afterEach(() => database.close())

const deps = () => ({ db: database.db, clock: { now: () => new Date(Date.UTC(2026, 10, 20) + seconds * 1000) } })

/** A job that fails for as long as it is told to. */
function breakable(name: string, everySeconds: number) {
  const state = { isBroken: true }
  const run = vi.fn(async () => {
    if (state.isBroken) throw new Error('no such file')
  })
  return { name, everySeconds, run, state }
}

const well = (name: string, everySeconds = hour) => ({ name, everySeconds, run: vi.fn(async () => undefined) })

/** One process that looks. */
function processOf(jobs: readonly Job[]) {
  const failures = new JobFailures(jobs, { warn })
  return { failures, look: () => runDue(deps(), jobs, { watch: failures }) }
}

describe('a job that fails', () => {
  it('holds up none of the others', async () => {
    const jobs = [breakable('at every look', 0), breakable('hourly', hour), well('the last')]
    const { look } = processOf(jobs)
    expect(await look()).toEqual(['the last'])
    expect(await look()).toEqual([])
    expect(jobs.map(({ run }) => run.mock.calls.length)).toEqual([2, 1, 1])
  })

  it('is tried again soon, then less often, and after a success when its time comes', async () => {
    const job = breakable('clean up', 24 * hour)
    const { look } = processOf([job])
    const triedAt: number[] = []
    job.run.mockImplementation(async () => {
      triedAt.push(seconds)
      if (job.state.isBroken) throw new Error('no such file')
    })
    for (; seconds <= 2150; seconds += 5) await look()
    expect(triedAt).toEqual([0, 15, 45, 105, 225, 465, 945, 1545, 2145])
    job.state.isBroken = false
    seconds = 2745
    expect(await look()).toEqual(['clean up'])
    seconds += 24 * hour - 1
    expect(await look()).toEqual([])
    seconds += 1
    expect(await look()).toEqual(['clean up'])
  })

  it('is never tried more seldom than it runs', async () => {
    const job = breakable('purge names', 10)
    const { look } = processOf([job])
    for (let n = 0; n < 10; n += 1) {
      await look()
      seconds += 10
    }
    expect(job.run).toHaveBeenCalledTimes(10)
  })

  it('is tried again by whichever process looks', async () => {
    const job = breakable('clean up', hour)
    await processOf([job]).look()
    job.state.isBroken = false
    seconds = 14
    expect(await processOf([job]).look()).toEqual([])
    seconds = 15
    expect(await processOf([job]).look()).toEqual(['clean up'])
    seconds = hour
    expect(await processOf([job]).look()).toEqual([])
  })

  it('is tried again after ten minutes where the database could not be told', async () => {
    const job = breakable('clean up', 24 * hour)
    const { db } = database
    const ask = db.query.bind(db)
    const away = vi.spyOn(db, 'query').mockImplementation((statement) => {
      if (statement.name === 'jobs-move-on') return Promise.reject(new Error('Connection terminated'))
      return ask(statement)
    })
    await expect(processOf([job]).look()).rejects.toThrow('Connection terminated')
    away.mockRestore()
    job.state.isBroken = false
    seconds = 599
    expect(await processOf([job]).look()).toEqual([])
    seconds = 600
    expect(await processOf([job]).look()).toEqual(['clean up'])
  })
})

describe('a job whose process dies', () => {
  it('is begun by another one after ten minutes, and one that only took long leaves no run out', async () => {
    let finish: () => void = () => undefined
    const long = { ...well('clean up', 24 * hour), run: () => new Promise<void>((resolve) => (finish = resolve)) }
    const other = well('clean up', 24 * hour)
    const taking = processOf([long]).look()
    await vi.waitFor(async () => expect((await database.db.query({ text: 'select from jobs' })).rowCount).toBe(1))
    seconds = 599
    expect(await processOf([other]).look()).toEqual([])
    seconds = 600
    expect(await processOf([other]).look()).toEqual(['clean up'])
    finish()
    await taking
    seconds = 24 * hour + 599
    expect(await processOf([other]).look()).toEqual([])
    seconds += 1
    expect(await processOf([other]).look()).toEqual(['clean up'])
  })
})

describe('who looks after the programs', () => {
  it('sees each failure as the alarm asks for it, the reason, and a line for the first in a row', async () => {
    const job = breakable('clean up', 0)
    const scheduler = new Scheduler(deps(), [well('end pauses'), job], { warn }, 1)
    const registry = new Registry()
    measureLoops(registry, () => [scheduler])
    const [, measure = ''] =
      /alert: WorkFails\n\s+expr: sum by \(service, work\) \(increase\((\w+)\[1h\]\)\) > 3/.exec(rules) ?? []
    const shown = async () => {
      const text = await registry.metrics()
      return Object.fromEntries(
        [...text.matchAll(new RegExp(`^${measure}\\{work="([^"]+)"\\} (\\d+)$`, 'gm'))].map(([, work, times]) => [
          work,
          Number(times),
        ]),
      )
    }
    expect(await shown()).toEqual({ 'end pauses': 0, 'clean up': expect.any(Number) })
    await vi.waitFor(async () => expect((await shown())['clean up']).toBeGreaterThan(3))
    expect(scheduler.status()).toMatchObject({ healthy: true, restarts: 0, lastError: 'clean up: no such file' })
    expect(warn).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error), job: 'clean up' }, 'job failed')
    job.state.isBroken = false
    await vi.waitFor(() => expect(scheduler.status()).not.toHaveProperty('lastError'))
    await scheduler.stop()
  })
})
