import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dataDir, root } from '../platform.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { readMissions } from './databases.ts'
import { factsAfter, lastFact, unsettled, wrongEffects } from './event-effects.ts'
import { reportFault } from './fault-report.ts'
import { addressOf, allWell, kill, pause } from './programs.ts'
import { register, registrants, withdraw } from './registering.ts'

/** How soon after the loss everything is there again, in ms. */
const limitMs = 15_000

test('the broker loses its whole store: streams, consumers and registry come back, and nothing has its effect twice', async ({
  request,
  afterwards,
}) => {
  const [early, late] = await registrants(request, 2)
  if (!early || !late) throw new Error('unreachable: registrants gives as many as it is asked for')
  afterwards(allWell)
  const since = await lastFact()
  const settled = async () => unsettled(await factsAfter(since))
  afterwards(() => withdraw(request, early))
  await register(request, early)
  await expect.poll(settled).toBe(0)
  const before = await registry()

  afterwards(pause('nats'))
  await rm(join(dataDir, 'nats', 'jetstream'), { recursive: true })
  afterwards(() => withdraw(request, late))
  await register(request, late)
  kill('nats')
  const lost = Date.now()

  await expect.poll(registry, { timeout: 5 * limitMs }).toEqual({ ...before, following: true })
  await expect.poll(messages, { message: 'all that is younger than 30 days', timeout: 5 * limitMs }).toBe(await told())
  await expect.poll(settled, { timeout: 5 * limitMs }).toBe(0)
  const took = Date.now() - lost
  const facts = await factsAfter(since)
  expect(facts.map(({ type }) => type)).toEqual(Array(2).fill('missions.participant.registered'))
  expect(await wrongEffects(facts)).toEqual([])
  reportFault({
    fault: 'JetStream store deleted',
    injected: 1,
    acknowledged: facts.length,
    kept: facts.length,
    measured: `everything back after ${took} ms (limit ${limitMs} ms)`,
  })
})

/** Which versions the gateway serves, and whether it follows the bucket. */
async function registry(): Promise<{ revision: number; following: boolean }> {
  const response = await fetch(`http://${addressOf('gateway')}/readyz`)
  const { registry: state }: { registry: { revision: number; following: boolean } } = await response.json()
  return state
}

/** Messages of the stream of svc-missions, as the operators' command tells it. */
async function messages(): Promise<number> {
  const args = ['platform/launch.mjs', 'events', 'status', 'svc-missions', '--json']
  const env = { ...process.env, ENSEMBLE_DATA: dataDir }
  // It ends with 1 while something waits, and says what all the same.
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env }).catch(
    (error: { stdout: string }) => error,
  )
  return JSON.parse(stdout || '{}')['svc-missions']?.stream.messages ?? 0
}

async function told(): Promise<number> {
  const text = `select count(*)::int as told from outbox where created_at > now() - interval '30 days'`
  const [row] = await readMissions<{ told: number }>(text, [])
  return row?.told ?? 0
}
