import type { APIRequestContext } from '@playwright/test'
import { mailsTo } from '../mailbox.ts'
import { tokenFor } from '../token-for.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { crashing, type Crashing } from './crashing-service.ts'
import { readMissions } from './databases.ts'
import { factsAfter, lastFact, sentTo, unsettled, wrongEffects } from './event-effects.ts'
import { reportFault, rounds } from './fault-report.ts'
import { allWell, readiness } from './programs.ts'
import { register, type Registrant, registrants, withdraw } from './registering.ts'

/** How long a message of a dead process rests at the broker before another one gets it, in ms. */
const restMs = 30_000
const relay = 'relay MISSIONS'

/** The consumer's first: while its messages rest at the broker, the relay is killed. */
const boundaries = [
  { after: 'effect', victim: 'svc-users', point: 'consumer.effect', kills: rounds(1, 20) },
  { after: 'acknowledge', victim: 'svc-users', point: 'consumer.committed', kills: rounds(1, 20) },
  { after: 'commit', victim: 'svc-missions', point: 'outbox.committed', kills: rounds(1, 20) },
  { after: 'publish', victim: 'svc-missions', point: 'relay.published', kills: rounds(1, 20) },
  { after: 'mark', victim: 'svc-missions', point: 'relay.marked', kills: rounds(1, 20) },
] as const

test('killed at each border of the way of an event: every fact has exactly one effect', async ({
  request,
  afterwards,
}) => {
  test.setTimeout(rounds(300_000, 3_600_000))
  afterwards(allWell)
  const [person] = await registrants(request, 1)
  if (!person) throw new Error('unreachable: registrants gives as many as it is asked for')
  afterwards(() => withdraw(request, person))
  const since = await lastFact()
  const addresses = [...new Set([person.email, ...person.managers])]
  const surplus = () =>
    Promise.all(addresses.map(async (to) => (await mailsTo(request, to)).length - (await sentTo(to))))
  const before = await surplus()

  for (const { after, victim, point, kills } of boundaries) {
    const already = (await factsAfter(since)).length
    for (let kill = 0; kill < kills; kill += 1) {
      // A mail in the hands of the dying process would rest for the five minutes of its lease.
      await expect.poll(() => unsettled([]), { message: 'no mail is on its way' }).toBe(0)
      person.headers = { authorization: `Bearer ${await tokenFor(request, person.email)}` }
      await killAt(request, person, await start(victim, point, afterwards), point)
    }
    const told = (await factsAfter(since)).length - already
    console.log(`kill -9 ${victim} at the border after ${after}: ${kills} times, ${told} facts`)
  }

  const begun = Date.now()
  const settled = async () => unsettled(await factsAfter(since))
  await expect.poll(settled, { message: 'everything has arrived', timeout: 5 * restMs }).toBe(0)
  const facts = await factsAfter(since)
  expect(await wrongEffects(facts)).toEqual([])
  // Fewer than before is the mailbox, which forgets its oldest mails; a mail that left twice would be one more.
  const more = (await surplus()).map((mails, index) => Math.max(0, mails - (before[index] ?? 0)))
  expect(more, 'mails that have left twice').toEqual(addresses.map(() => 0))
  reportFault({
    fault: 'kill -9 at commit, publish, mark, effect, acknowledge',
    injected: boundaries.reduce((sum, { kills }) => sum + kills, 0),
    acknowledged: facts.length,
    kept: facts.length,
    measured: `all had their effect ${Date.now() - begun} ms after the last kill`,
  })
})

async function start(
  victim: 'svc-missions' | 'svc-users',
  point: string,
  afterwards: (restore: () => unknown) => void,
): Promise<Crashing> {
  const instance = await crashing(victim, point)
  afterwards(instance.stop)
  await expect.poll(async () => (await readiness(instance.address))?.ready).toBe(true)
  if (point.startsWith('relay.')) await lead(instance)
  return instance
}

/** Takes the lead from the running relay again and again, until the one that will die has it. */
async function lead({ address }: Crashing): Promise<void> {
  async function leads(): Promise<boolean> {
    if ((await readiness(address))?.loops[relay]?.leader) return true
    await readMissions(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'relay-leader' and datname = current_database()`,
      [],
    )
    return false
  }
  await expect.poll(leads, { message: 'takes the lead', intervals: [300] }).toBe(true)
}

/** Registers and withdraws in turns until the process is dead: of two consumers either may get a message. */
async function killAt(request: APIRequestContext, person: Registrant, dying: Crashing, point: string): Promise<void> {
  for (let turn = 0; turn < 20 && dying.alive(); turn += 1) {
    const inIt = await takesPart(person)
    if (point === 'outbox.committed') await ask(dying.address, person, inIt ? 'unregister' : 'register')
    else await (inIt ? withdraw(request, person) : register(request, person))
    const dead = expect.poll(dying.alive, { intervals: [50], timeout: 1500 }).toBe(false)
    await dead.catch(() => undefined)
  }
  expect(await dying.ended, `killed at ${point}`).toBe('SIGKILL')
}

/** Asks the process that dies once it has committed: nobody gets an answer. */
async function ask(address: string, { mission, headers }: Registrant, action: string): Promise<void> {
  await fetch(`http://${address}/mission/${mission.id}/${action}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(action === 'register' ? {} : { reasonCode: 'not_available' }),
  }).catch(() => undefined)
}

async function takesPart({ id, mission }: Registrant): Promise<boolean> {
  const text = 'select 1 from participants where mission_id = $1 and user_id = $2 and withdrawn_at is null'
  return (await readMissions(text, [mission.id, id])).length > 0
}
