import { setTimeout as wait } from 'node:timers/promises'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { lastSequence, type Told, toldAfter } from './broker.ts'
import { lastFact } from './event-effects.ts'
import { reportFault, rounds } from './fault-report.ts'
import { inSeconds, percentile } from './figures.ts'
import { consequencesMissing } from './load/consequences.ts'
import { keptOnce } from './load/kept.ts'
import { startLoad } from './load/start-load.ts'
import { drainRate, type KeptFact, keptFactsAfter, waitingFacts } from './outbox.ts'
import { allWell, kill, pause } from './programs.ts'
import { campaignSeed, seededRandom } from './random.ts'

/** For how long nobody can reach the broker, in ms. */
const awayMs = rounds(8, 180) * 1000

/** How soon everything that waited is with the broker, in ms, and has had its effects. */
const limits = { drained: 10_000, settled: 45_000 }

/** How many facts per second reach the broker again. */
const goal = 300

test('the broker is away under load: every write is answered, and everything follows in order, once', async ({
  request,
  baseURL,
  afterwards,
}) => {
  test.setTimeout(awayMs + 5 * (limits.drained + limits.settled))
  afterwards(allWell)
  const before = { fact: await lastFact(), sequence: await lastSequence('MISSIONS') }
  const { journal, load } = await startLoad(request, baseURL ?? '', seededRandom(campaignSeed()))
  afterwards(() => load.stop())
  // Silent first, so that the supervisor has nothing to start again; what lies in its sockets dies with it.
  afterwards(pause('nats'))
  const silentSince = await lastFact()
  await wait(awayMs / 2)
  const halfway = await waitingFacts()
  await wait(awayMs / 2)
  const last = await lastFact()
  const waiting = await waitingFacts()
  expect(halfway).toBeGreaterThan(0)
  expect(waiting).toBeGreaterThan(halfway)

  kill('nats')
  const killed = Date.now()
  const rest = () => waitingFacts(last)
  await expect.poll(rest, { message: 'facts that wait', timeout: 5 * limits.drained, intervals: [20] }).toBe(0)
  const drained = Date.now() - killed
  const rate = await drainRate(silentSince, last)
  await load.stop()
  await expect
    .poll(() => consequencesMissing(journal.since), {
      message: 'what has not followed',
      timeout: 5 * limits.settled,
      intervals: [250, 500, 1000],
    })
    .toEqual([])

  const told = await toldAfter('MISSIONS', before.sequence)
  expect(outOfOrder(told, await keptFactsAfter(before.fact))).toEqual([])
  const { isKept, problems } = await keptOnce(journal)
  expect(problems).toEqual([])
  const writes = journal.acknowledged()
  const times = journal.attempts.map(({ ms }) => ms)
  reportFault({
    fault: `broker away for ${awayMs / 1000} s`,
    injected: 1,
    acknowledged: writes.length,
    kept: writes.filter(isKept).length,
    measured: [
      `${halfway}, then ${waiting} facts waited`,
      `all taken ${inSeconds(drained)} after the end of the silence (limit ${inSeconds(limits.drained)})`,
      rate > 0 ? `${rate} per second (goal ${goal})` : 'in one batch',
      `answers in ${percentile(times, 99)} ms (p99)`,
    ].join(', '),
  })
  expect(journal.failures()).toEqual([])
  // Too few in the short form to say anything of a rate.
  if (waiting >= 2 * goal) expect(rate).toBeGreaterThan(goal / 5)
})

/** What the stream tells in another order than the owner's database, or not at all; a repetition is no news to anybody. */
function outOfOrder(told: readonly Told[], facts: readonly KeptFact[]): string[] {
  const first = new Map<string, Told>()
  for (const event of told) if (!first.has(event.id)) first.set(event.id, event)
  const newest = new Map<string, Told>()
  const problems: string[] = []
  for (const { id, aggregateId } of facts) {
    const event = first.get(id)
    const before = newest.get(aggregateId)
    if (!event) problems.push(`${id} of ${aggregateId} is not in the stream`)
    else {
      if (before && (before.sequence > event.sequence || before.aggregateversion > event.aggregateversion))
        problems.push(`${aggregateId}: version ${event.aggregateversion} came before ${before.aggregateversion}`)
      newest.set(aggregateId, event)
    }
  }
  return problems
}
