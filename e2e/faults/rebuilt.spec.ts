import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { changeAsOwner, read } from './databases.ts'
import { eventsCommand } from './events-command.ts'
import { factsAfter, lastFact } from './event-effects.ts'
import { reportFault } from './fault-report.ts'
import { consequencesMissing } from './load/consequences.ts'
import { keptOnce } from './load/kept.ts'
import { startLoad } from './load/start-load.ts'
import { allWell } from './programs.ts'
import { campaignSeed, seededRandom } from './random.ts'

/** How soon after the load everything has followed from it, in ms. */
const settledMs = 45_000

/** Rows that the load has nothing to do with, so that nobody is refused for what is done to them. */
const elsewhere = `department_code is not null and department_code <> '69'`

/** Read models, and how they are spoilt: rows taken away, rows that say something else. */
const spoilt = [
  {
    command: ['svc-missions', 'members'],
    database: 'ensemble_missions',
    texts: [
      `delete from members_v1 where id in (select id from members_v1 where ${elsewhere} order by id limit 5)`,
      `update members_v1 set display_name = 'wrong', skills = '{wrong}'
       where id in (select id from members_v1 where ${elsewhere} order by id desc limit 5)`,
    ],
  },
  {
    command: ['svc-users', 'mission-titles'],
    database: 'ensemble_users',
    texts: [
      `delete from mission_titles
       where mission_id in (select mission_id from mission_titles where ${elsewhere} order by mission_id limit 5)`,
      `update mission_titles set title = 'wrong', open = not open
       where mission_id in (select mission_id from mission_titles where ${elsewhere} order by mission_id desc limit 5)`,
    ],
  },
] as const

test('read models that were spoilt are built anew while people go on: nobody waits, and nothing happens twice', async ({
  request,
  baseURL,
  afterwards,
}) => {
  test.setTimeout(5 * settledMs + 120_000)
  afterwards(allWell)
  const since = await lastFact()
  const { journal, load } = await startLoad(request, baseURL ?? '', seededRandom(campaignSeed()))
  afterwards(() => load.stop())
  const before = await oldEffects(journal.since, since)
  const took: string[] = []
  for (const { command, database, texts } of spoilt) {
    afterwards(() => eventsCommand('rebuild', ...command))
    for (const text of texts) await changeAsOwner(database, text)
    const found = await eventsCommand('rebuild', ...command, '--check')
    expect(found.code, found.text).toBe(1)
    const begun = Date.now()
    const repaired = await eventsCommand('rebuild', ...command)
    took.push(`${command.join(' ')} ${Date.now() - begun} ms`)
    expect(repaired.text).toMatch(/10 rows differed: 5 missing, 5 altered, 0 surplus/)
    expect(repaired.code, repaired.text).toBe(0)
    const checked = await eventsCommand('rebuild', ...command, '--check')
    expect(checked.code, checked.text).toBe(0)
  }
  await load.stop()
  await expect
    .poll(() => consequencesMissing(journal.since), { timeout: 5 * settledMs, intervals: [250, 500, 1000] })
    .toEqual([])
  const { isKept, problems } = await keptOnce(journal)
  expect(problems).toEqual([])
  expect(await oldEffects(journal.since, since), 'activity and mails of what had been told before').toEqual(before)
  const writes = journal.acknowledged()
  reportFault({
    fault: 'rows of read models deleted and altered, built anew under load',
    injected: spoilt.length,
    acknowledged: writes.length,
    kept: writes.filter(isKept).length,
    measured: `${took.join(', ')}; ${journal.attempts.length} calls answered meanwhile`,
  })
  expect(journal.failures()).toEqual([])
})

/** What facts from before the load have brought about: an event that is read again may add nothing to it. */
async function oldEffects(time: Date, since: number): Promise<{ activity: string; mails: string } | undefined> {
  const ids = (await factsAfter(since)).map(({ id }) => id)
  const [row] = await read<{ activity: string; mails: string }>(
    'ensemble_users',
    `select (select count(*) from activity where at < $1) as activity,
            (select count(*) from outgoing_mail where split_part(dedupe_key, ':', 1) <> all($2)) as mails`,
    [time, ids],
  )
  return row
}
