import { setTimeout as wait } from 'node:timers/promises'
import { consequencesMissing } from '../faults/load/consequences.ts'
import { startLoad } from '../faults/load/start-load.ts'
import { campaignSeed, seededRandom } from '../faults/random.ts'
import { brokers } from '../faults/broker.ts'
import { running } from '../faults/programs.ts'
import { tokenFor } from '../token-for.ts'
import { baseUrl } from '../platform.ts'
import { expect, test } from '../watched-page.ts'
import { disturbances } from './disturbances.ts'
import { judge } from './judgement.ts'
import { OpenTab } from './open-tab.ts'
import { type Goal, reportDisturbance, times } from './report.ts'
import { backAfterPromotion, primary, wholeAgain } from './whole.ts'

/** How soon everything has followed; a mail that was in the hands of who died goes out 30 s later. In ms. */
const settledMs = 45_000
/** How soon after a promotion every program shall work with the new primary, in ms. */
const backGoalMs = 5000

for (const { name, goalMs, mayRefuse = false, promotes = false, disturb } of disturbances) {
  test(`${name}: nobody loses anything`, async ({ request }) => {
    test.skip(/network/.test(name) && !brokers?.[0]?.namespace, 'this machine lets nobody make networks')
    test.skip(/PgBouncer/.test(name) && !running('pooler'), 'no pooler stands before the database in this round')
    test.setTimeout(120_000 + times * 120_000)
    await wholeAgain()
    const random = seededRandom(campaignSeed())
    const { journal, load, members } = await startLoad(request, baseUrl, random, { asPage: true })
    const tabs = members.map(({ person }) => new OpenTab(baseUrl, person.id, () => tokenFor(request, person.email)))
    await expect.poll(() => tabs.filter(({ hasOpened }) => hasOpened)).toHaveLength(tabs.length)

    const recoveries: number[] = []
    const backs: number[] = []
    for (let round = 0; round < times; round += 1) {
      await wait(500 + random() * 1000)
      const former = promotes ? await primary() : undefined
      await disturb(round, request)
      if (former) backs.push(await backAfterPromotion(former))
      recoveries.push(await wholeAgain())
    }
    await load.stop()
    await expect
      .poll(() => consequencesMissing(journal.since), { message: 'what has not followed', timeout: 5 * settledMs })
      .toEqual([])
    const judgement = await judge(journal, tabs)
    await Promise.all(tabs.map((tab) => tab.close()))
    const goals: Goal[] = [
      { what: 'longest refusal, ms', measured: judgement.longestRefusalMs, goal: goalMs },
      ...(promotes ? [{ what: 'back after the promotion, ms', measured: Math.max(...backs), goal: backGoalMs }] : []),
    ]
    reportDisturbance(name, judgement, Math.max(...recoveries), [
      ...goals,
      { what: 'events > 5 s', measured: judgement.late, goal: 0 },
    ])

    expect(judgement.lost).toEqual([])
    expect(judgement.doubled).toEqual([])
    expect(judgement.missed).toEqual([])
    expect.soft(judgement.broken).toEqual([])
    if (!mayRefuse) expect.soft(judgement.refused).toEqual([])
    for (const { what, measured, goal } of goals) expect.soft(measured, what).toBeLessThan(5 * goal)
  })
}
