import { setTimeout as wait } from 'node:timers/promises'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { reportFault, rounds } from './fault-report.ts'
import { inSeconds, percentile } from './figures.ts'
import type { Attempt } from './load/attempt.ts'
import { keptOnce } from './load/kept.ts'
import { startLoad } from './load/start-load.ts'
import { addressOf, allWell, type ProgramName, readiness, running } from './programs.ts'
import { campaignSeed, seededRandom, shuffled } from './random.ts'

/** How soon a program that is asked to stop has ended, in ms. */
const limitMs = 10_000

interface Stop {
  name: (typeof names)[number]
  at: number
  tookMs: number
  /** When the next one was asked to stop, or the load ended. */
  until: number
}

const names = ['svc-users', 'svc-missions', 'svc-articles', 'gateway'] as const

test('programs that are asked to stop under load break no request', async ({ request, baseURL, afterwards }) => {
  const each = rounds(1, 20)
  test.setTimeout(60_000 + each * names.length * 30_000)
  afterwards(allWell)
  const seed = campaignSeed()
  const random = seededRandom(seed)
  console.log(`seed ${seed} (FAULT_SEED=${seed} does the same again)`)
  const { journal, load } = await startLoad(request, baseURL ?? '', random)
  const stops: Stop[] = []
  for (const name of shuffled(Array<typeof names>(each).fill(names).flat(), random)) {
    await wait(300 + random() * 900)
    const at = Date.now()
    const last = stops.at(-1)
    if (last) last.until = at
    stops.push({ name, at, tookMs: await stopProgram(name), until: Infinity })
    await backAgain(name)
  }
  await load.stop()

  const { isKept, problems } = await keptOnce(journal)
  for (const name of names) {
    const own = stops.filter((stop) => stop.name === name)
    const acknowledged = own.flatMap(({ at, until }) => journal.acknowledged(at, until))
    const attempts = own.flatMap(({ at, until }) => journal.attemptsBetween(at, until))
    const broken = attempts.filter((attempt) => isBroken(name, attempt))
    const ends = own.map(({ tookMs }) => tookMs)
    const p50 = inSeconds(percentile(ends, 50))
    const max = inSeconds(Math.max(...ends))
    reportFault({
      fault: `SIGTERM ${name}`,
      injected: own.length,
      acknowledged: acknowledged.length,
      kept: acknowledged.filter(isKept).length,
      measured: `ended after ${p50} (p50), ${max} (max; limit ${inSeconds(limitMs)}); ${broken.length} of ${attempts.length} calls broken`,
    })
    expect.soft(broken, `while ${name} was away`).toEqual([])
  }
  expect(problems).toEqual([])
  expect(journal.writes.filter(({ answerLost }) => answerLost)).toEqual([])
})

/**
 * Broken is a request that was accepted and has no whole, clear answer. A service that is away costs a 503 that says
 * when to come again. While the gateway ends, a connection may be refused or end before it was heard: that nothing was
 * accepted there shows when the write is sent again (`answerLost`).
 */
function isBroken(name: ProgramName, { outcome }: Attempt): boolean {
  if (outcome === 'away' || outcome === 'unheard') return name !== 'gateway'
  return outcome === 'cut' || outcome === 'wrong'
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
      intervals: [50],
    })
    .toMatchObject({ ready: true, broker: true })
}
