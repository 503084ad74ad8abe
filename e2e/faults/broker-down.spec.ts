import type { APIRequestContext } from '@playwright/test'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { allWell, kill, pause, running } from './programs.ts'
import { arrival, effectsOf, onceEach, register, type Registrant, registrants, withdraw } from './registering.ts'

/** How soon a registration is answered, and how soon after the broker's return everything has arrived, in ms. */
const limits = { answer: 1_000, arrival: 10_000 }

test('the broker hangs: registrations are answered, and have their effects once it goes on', async ({
  request,
  afterwards,
}) => {
  const people = await registrants(request, 3)
  afterwards(allWell)
  afterwards(() => withdrawAll(request, people))
  const resume = pause('nats')
  afterwards(resume)

  await registerAll(request, people)
  for (const person of people) expect(await effectsOf(request, person)).toMatchObject({ activity: 0, mails: {} })

  resume()
  await expectOnce(request, people)
})

test('the broker is killed during registrations: the next one brings their effects, once', async ({
  request,
  afterwards,
}) => {
  const people = await registrants(request, 3)
  const [last, ...first] = people
  if (!last) throw new Error('unreachable: registrants gives as many as it is asked for')
  afterwards(allWell)
  afterwards(() => withdrawAll(request, people))
  afterwards(pause('nats'))
  await registerAll(request, first)

  const { pid } = kill('nats')
  await registerAll(request, [last])
  await expect.poll(() => running('nats')?.pid ?? pid, { message: 'the next broker' }).not.toBe(pid)
  await expectOnce(request, people)
})

async function registerAll(request: APIRequestContext, people: readonly Registrant[]): Promise<void> {
  const times: number[] = []
  for (const person of people) times.push(await register(request, person))
  console.log(`answered without the broker in ${times.join(', ')} ms (limit ${limits.answer} ms)`)
  expect(Math.max(...times)).toBeLessThan(5 * limits.answer)
}

async function expectOnce(request: APIRequestContext, people: readonly Registrant[]): Promise<void> {
  const arrived = await arrival(request, people, 5 * limits.arrival)
  console.log(`all arrived ${arrived} ms after the broker was back (limit ${limits.arrival} ms)`)
  for (const person of people) expect(await effectsOf(request, person)).toEqual(onceEach(person))
}

async function withdrawAll(request: APIRequestContext, people: readonly Registrant[]): Promise<void> {
  for (const person of people) await withdraw(request, person)
}
