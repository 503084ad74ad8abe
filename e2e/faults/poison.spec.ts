import type { APIRequestContext } from '@playwright/test'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { changeAsOwner } from './databases.ts'
import { reportFault, rounds } from './fault-report.ts'
import { addressOf, allWell, readiness } from './programs.ts'
import { arrival, effectsOf, register, type Registrant, registrants, withdraw } from './registering.ts'

const consumer = 'svc-users--participations'

/** How soon the others' events have their effects, in ms. */
const limitMs = 5000

/** How long the event rests after its first failures, in ms; after the eighth, it is parked (integration test). */
const rests = [1000, 5000, 30_000].slice(0, rounds(2, 3))

test('an event that fails every time comes again with pauses, holds up nobody, and has its effect once it can', async ({
  request,
  afterwards,
}) => {
  const [poisoned, ...others] = await registrants(request, 4)
  if (!poisoned) throw new Error('unreachable: registrants gives as many as it is asked for')
  afterwards(allWell)
  for (const person of [poisoned, ...others]) afterwards(() => withdraw(request, person))
  afterwards(heal)
  await refuseActivityOf(poisoned)
  const before = await redelivered()

  const began = Date.now()
  await register(request, poisoned)
  for (const person of others) await register(request, person)
  const took = await arrival(request, others, 5 * limitMs)
  expect(await effectsOf(request, poisoned)).toMatchObject({ activity: 0 })

  const cameAgain: number[] = []
  for (const [n] of rests.slice(0, -1).entries()) {
    const message = `delivery ${n + 2} of what fails`
    await expect.poll(redelivered, { message, timeout: 90_000, intervals: [50] }).toBeGreaterThan(before + n)
    cameAgain.push(Date.now() - began)
  }
  await heal()
  await arrivesOnce(request, poisoned)
  cameAgain.push(Date.now() - began)

  // Since the first failure: when it came again is seen late on a busy machine, and the next pause then looks short.
  const earliest = rests.map((_rest, n) => rests.slice(0, n + 1).reduce((sum, rest) => sum + rest, 0))
  for (const [n, at] of cameAgain.entries()) expect(at).toBeGreaterThan((earliest[n] ?? 0) - 500)
  reportFault({
    fault: 'an event that its handler cannot take',
    injected: 1,
    acknowledged: 1 + others.length,
    kept: 1 + others.length,
    measured: `the others' effects after ${took} ms (limit ${limitMs} ms); it came again after ${cameAgain.join(', ')} ms, not before ${earliest.join(', ')}`,
  })
})

/** A constraint that this person's activity cannot keep: nothing in the program knows of it. */
function refuseActivityOf({ id }: Registrant): Promise<void> {
  return changeAsOwner(
    'ensemble_users',
    `alter table activity add constraint poison check (actor_id <> '${id}'::uuid) not valid`,
  )
}

function heal(): Promise<void> {
  return changeAsOwner('ensemble_users', 'alter table activity drop constraint if exists poison')
}

async function redelivered(): Promise<number> {
  return (await readiness(addressOf('svc-users')))?.loops[consumer]?.redelivered ?? 0
}

async function arrivesOnce(request: APIRequestContext, person: Registrant): Promise<void> {
  await arrival(request, [person], 150_000)
}
