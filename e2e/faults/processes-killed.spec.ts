import { setTimeout as wait } from 'node:timers/promises'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { reportFault, rounds } from './fault-report.ts'
import { inSeconds, percentile } from './figures.ts'
import type { Attempt } from './load/attempt.ts'
import { consequencesMissing } from './load/consequences.ts'
import type { Journal, Write } from './load/journal.ts'
import { keptOnce } from './load/kept.ts'
import { startLoad } from './load/start-load.ts'
import { allWell } from './programs.ts'
import { campaignSeed, seededRandom, shuffled } from './random.ts'
import { areasOf, killAndWait, type Recovery, type Victim, victims } from './victims.ts'

/**
 * How soon everything is ready again, and how soon everything has followed from what was done, in ms. A mail that was in
 * the hands of who died goes out when its claim is over, 30 s later.
 */
const limits = { ready: 5_000, settled: 45_000 }

interface Death extends Recovery {
  victim: Victim
  at: number
  /** When the next one died, or the load ended. */
  until: number
}

test('processes that are killed at random under load: nothing acknowledged is lost or doubled', async ({
  request,
  baseURL,
  afterwards,
}) => {
  const each = rounds(1, 50)
  test.setTimeout(60_000 + each * victims.length * 12_000 + 5 * limits.settled)
  afterwards(allWell)
  const seed = campaignSeed()
  const random = seededRandom(seed)
  console.log(`seed ${seed} (FAULT_SEED=${seed} does the same again)`)
  const { journal, load } = await startLoad(request, baseURL ?? '', random)
  const deaths = await killAll(shuffled(Array<readonly Victim[]>(each).fill(victims).flat(), random), random)
  await load.stop()

  const settled = await settle(journal)
  const { isKept, problems } = await keptOnce(journal)
  for (const victim of victims) report(victim, deaths, journal, isKept)
  console.log(`everything had followed ${settled} ms after the load (limit ${limits.settled} ms)`)

  expect(problems).toEqual([])
  expect(journal.writes.filter(({ answeredAt }) => answeredAt === undefined)).toEqual([])
  expect(journal.writes.filter(({ refusal }) => refusal !== undefined && refusal !== 'MISSION_FULL')).toEqual([])
  for (const death of deaths) expect.soft(unexpected(death, journal), `while ${death.victim} was away`).toEqual([])
})

async function killAll(order: readonly Victim[], random: () => number): Promise<Death[]> {
  const deaths: Death[] = []
  for (const victim of order) {
    // Some load before each death, at another moment of it every time.
    await wait(300 + random() * 900)
    const at = Date.now()
    const last = deaths.at(-1)
    if (last) last.until = at
    deaths.push({ victim, at, ...(await killAndWait(victim, 5 * limits.ready)), until: Infinity })
  }
  return deaths
}

/** Waits until everything has followed from what was done; gives how long that took, in ms. */
async function settle(journal: Journal): Promise<number> {
  const begun = Date.now()
  await expect
    .poll(() => consequencesMissing(journal.since), {
      message: 'what has not followed',
      timeout: 5 * limits.settled,
      intervals: [250, 500, 1000],
    })
    .toEqual([])
  return Date.now() - begun
}

/** What may not be: broken answers, and areas that a death should not have touched. */
function unexpected({ victim, at, until }: Death, journal: Journal): string[] {
  return journal
    .attemptsBetween(at, until)
    .filter((attempt) => !isExpected(victim, attempt))
    .map(({ name, outcome, status, detail }) => `${name}: ${outcome} ${status} ${detail}`)
}

function isExpected(victim: Victim, { area, outcome }: Attempt): boolean {
  if (outcome === 'ok' || outcome === 'refused') return true
  if (outcome === 'wrong') return false
  // Only who holds the connection can cut it.
  if (outcome === 'cut' || outcome === 'unheard' || outcome === 'away') return victim === 'gateway'
  return areasOf[victim].includes(area)
}

function report(victim: Victim, deaths: readonly Death[], journal: Journal, isKept: (write: Write) => boolean): void {
  const own = deaths.filter((death) => death.victim === victim)
  const times = own.map(({ readyMs }) => readyMs)
  const acknowledged = own.flatMap(({ at, until }) => journal.acknowledged(at, until))
  const attempts = own.flatMap(({ at, until }) => journal.attemptsBetween(at, until))
  const answered = attempts.filter(({ outcome }) => outcome === 'ok' || outcome === 'refused').length
  const p50 = inSeconds(percentile(times, 50))
  const max = inSeconds(Math.max(...times))
  reportFault({
    fault: victim === 'backends' ? 'kill -9 of all PostgreSQL backends' : `kill -9 ${victim}`,
    injected: own.length,
    acknowledged: acknowledged.length,
    kept: acknowledged.filter(isKept).length,
    measured: `all ready after ${p50} (p50), ${max} (max; limit ${inSeconds(limits.ready)}), reached again by ${inSeconds(Math.max(...own.map(({ openMs }) => openMs)))}; ${answered} of ${attempts.length} calls answered`,
  })
}
