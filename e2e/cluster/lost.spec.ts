import { setTimeout as wait } from 'node:timers/promises'
import { consequencesMissing } from '../faults/load/consequences.ts'
import { startLoad } from '../faults/load/start-load.ts'
import { campaignSeed, seededRandom } from '../faults/random.ts'
import { brokers } from '../faults/broker.ts'
import { tokenFor } from '../token-for.ts'
import { baseUrl } from '../platform.ts'
import { expect, test } from '../watched-page.ts'
import { disturbances } from './disturbances.ts'
import { judge } from './judgement.ts'
import { OpenTab } from './open-tab.ts'
import { reportDisturbance, times } from './report.ts'
import { wholeAgain } from './whole.ts'

/** How soon everything has followed; a mail that was in the hands of who died goes out 30 s later. In ms. */
const settledMs = 45_000

for (const { name, limitMs, mayRefuse = false, disturb } of disturbances) {
  test(`${name}: nobody loses anything`, async ({ request }) => {
    test.skip(/network/.test(name) && !brokers?.[0]?.namespace, 'this machine lets nobody make networks')
    test.setTimeout(120_000 + times * 120_000)
    await wholeAgain()
    const random = seededRandom(campaignSeed())
    const { journal, load, members } = await startLoad(request, baseUrl, random, { asPage: true })
    const tabs = members.map(({ person }) => new OpenTab(baseUrl, person.id, () => tokenFor(request, person.email)))
    await expect.poll(() => tabs.filter(({ hasOpened }) => hasOpened)).toHaveLength(tabs.length)

    const recoveries: number[] = []
    for (let round = 0; round < times; round += 1) {
      await wait(500 + random() * 1000)
      await disturb(round, request)
      recoveries.push(await wholeAgain())
    }
    await load.stop()
    await expect
      .poll(() => consequencesMissing(journal.since), { message: 'what has not followed', timeout: 5 * settledMs })
      .toEqual([])
    const judgement = await judge(journal, tabs)
    await Promise.all(tabs.map((tab) => tab.close()))
    reportDisturbance(name, judgement, Math.max(...recoveries))

    expect(judgement.lost).toEqual([])
    expect(judgement.doubled).toEqual([])
    expect(judgement.missed).toEqual([])
    expect.soft(judgement.broken).toEqual([])
    if (!mayRefuse) expect.soft(judgement.refused).toEqual([])
    expect.soft(judgement.longestRefusalMs, 'ms').toBeLessThan(5 * limitMs)
  })
}
