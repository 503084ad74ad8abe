import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { crashingMissions } from './crashing-missions.ts'
import { addressOf, allWell, kill, readiness, running } from './programs.ts'
import { arrival, effectsOf, onceEach, register, registrants, withdraw } from './registering.ts'

const relay = 'relay MISSIONS'
/** How long the next relay may take to bring everything about, in ms. */
const limitMs = 10_000

test('the relay dies between publishing a registration and marking it: one activity, one mail each', async ({
  request,
  baseURL,
  afterwards,
}) => {
  const [person, marker] = await registrants(request, 2)
  if (!person || !marker) throw new Error('unreachable: registrants gives as many as it is asked for')
  afterwards(allWell)

  const crashing = await crashingMissions('relay.published', baseURL ?? '')
  afterwards(crashing.stop)
  await expect.poll(async () => (await readiness(crashing.address))?.ready).toBe(true)

  // The leader goes, so that the other one leads from now on: PostgreSQL gives the lock to whoever asks next.
  const { pid } = kill('svc-missions')
  await expect
    .poll(async () => (await readiness(crashing.address))?.loops[relay]?.leader, { message: 'takes the lead' })
    .toBe(true)
  await expect.poll(() => running('svc-missions')?.pid ?? pid).not.toBe(pid)
  await expect
    .poll(() => readiness(addressOf('svc-missions')), { message: 'svc-missions is back' })
    .toMatchObject({ ready: true, loops: { [relay]: { leader: false } } })
  expect(crashing.alive(), 'nothing else was published meanwhile').toBe(true)

  afterwards(() => withdraw(request, person))
  const answered = await register(request, person)
  expect(await crashing.ended, 'killed at the fault point').toBe('SIGKILL')
  const arrived = await arrival(request, [person], 5 * limitMs)
  console.log(`answered in ${answered} ms; all arrived ${arrived} ms after the relay died (limit ${limitMs} ms)`)

  // Consumers take facts in their order: what comes later shows that nothing of the first is still on its way.
  afterwards(() => withdraw(request, marker))
  await register(request, marker)
  await arrival(request, [marker], 5 * limitMs)
  expect(await effectsOf(request, person)).toEqual(onceEach(person))
})
