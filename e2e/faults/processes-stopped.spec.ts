import { setTimeout as wait } from 'node:timers/promises'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { reportFault, rounds } from './fault-report.ts'
import { inSeconds, percentile } from './figures.ts'
import { type Attempt } from './load/attempt.ts'
import { keptOnce } from './load/kept.ts'
import { startLoad } from './load/start-load.ts'
import { addressOf, allWell, type ProgramName, readiness, running } from './programs.ts'
import { campaignSeed, seededRandom } from './random.ts'

/** How soon a program that is asked to stop has ended, in ms. */
const limitMs = 10_000

for (const name of ['svc-users', 'svc-missions', 'svc-articles', 'gateway'] as const) {
  test(`${name} is asked to stop under load: no request is broken`, async ({ request, baseURL, afterwards }) => {
    const times = rounds(1, 20)
    test.setTimeout(60_000 + times * 30_000)
    afterwards(allWell)
    const random = seededRandom(campaignSeed())
    const { journal, load } = await startLoad(request, baseURL ?? '', random)
    const ends: number[] = []
    for (let round = 0; round < times; round += 1) {
      await wait(300 + random() * 900)
      ends.push(await stopProgram(name))
      await backAgain(name)
    }
    await load.stop()

    const { isKept, problems } = await keptOnce(journal)
    const acknowledged = journal.acknowledged()
    const complete = journal.attempts.filter((attempt) => !isBroken(name, attempt))
    reportFault({
      fault: `SIGTERM ${name}`,
      injected: times,
      acknowledged: acknowledged.length,
      kept: acknowledged.filter(isKept).length,
      measured: `ended after ${inSeconds(percentile(ends, 50))} (p50), ${inSeconds(Math.max(...ends))} (max; limit ${inSeconds(limitMs)}); ${complete.length} of ${journal.attempts.length} calls whole`,
    })
    expect(problems).toEqual([])
    expect(journal.attempts.filter((attempt) => isBroken(name, attempt))).toEqual([])
  })
}

/**
 * Broken is a request that was accepted and has no whole, clear answer. A service that is away costs a 503 that says
 * when to come again; while the gateway itself is away, a connection is refused and nothing was accepted.
 */
function isBroken(name: ProgramName, { outcome }: Attempt): boolean {
  return outcome === 'cut' || outcome === 'wrong' || (outcome === 'away' && name !== 'gateway')
}

/** @returns how long it took to end, in ms */
async function stopProgram(name: ProgramName): Promise<number> {
  const pid = running(name)?.pid
  if (pid === undefined) throw new Error(`${name} does not run`)
  const asked = Date.now()
  process.kill(pid, 'SIGTERM')
  await expect
    .poll(() => running(name)?.pid, { message: `${name} ends`, timeout: 5 * limitMs, intervals: [20] })
    .not.toBe(pid)
  return Date.now() - asked
}

async function backAgain(name: ProgramName): Promise<void> {
  await expect
    .poll(async () => running(name) && (await readiness(addressOf(name))), {
      message: `${name} is back`,
      timeout: 60_000,
      intervals: [50],
    })
    .toMatchObject({ ready: true, broker: true })
}
