import { describe, expect, it } from 'vitest'
import { answer, refusal } from '../testing/fake-session.ts'
import { type Envelope } from './read-envelope.ts'
import { isRepeatable, repeated } from './repeated.ts'

const cut: Envelope = { ...refusal(503, 'SERVICE_UNAVAILABLE', ''), retryAfterMs: 0 }
const busy = (seconds: number): Envelope => ({ ...refusal(503, 'SERVICE_UNAVAILABLE'), retryAfterMs: seconds * 1000 })

async function run(answers: Envelope[], { took = 0, signal = new AbortController().signal } = {}) {
  const clock = { now: 0 }
  const pauses: number[] = []
  let tries = 0
  const envelope = await repeated(
    async () => {
      clock.now += took
      tries += 1
      return answers[Math.min(tries, answers.length) - 1] ?? cut
    },
    {
      now: () => clock.now,
      random: () => 0,
      wait: async (ms) => {
        pauses.push(ms)
        clock.now += ms
      },
    },
    signal,
  )
  return { envelope, tries, pauses }
}

describe('what may be sent again', () => {
  it('is what changes nothing, or carries a key', () => {
    expect(isRepeatable({ method: 'GET', path: '/' })).toBe(true)
    expect(isRepeatable({ method: 'POST', path: '/' })).toBe(false)
    expect(isRepeatable({ method: 'POST', path: '/', idempotencyKey: 'k' })).toBe(true)
  })
})

describe('repeated', () => {
  it('comes through a cut line without a word', async () => {
    const { envelope, tries, pauses } = await run([cut, answer('there')])
    expect(envelope.data).toBe('there')
    expect({ tries, pauses }).toEqual({ tries: 2, pauses: [500] })
  })

  it('waits as long as the server asks, and gives up after two more tries', async () => {
    expect(await run([busy(2)])).toMatchObject({ tries: 3, pauses: [2000, 2000], envelope: { status: 503 } })
  })

  it('comes back to what is still under way', async () => {
    const running = { ...refusal(409, 'REQUEST_IN_PROGRESS'), retryAfterMs: 2000 }
    expect(await run([running, answer('there')])).toMatchObject({ tries: 2, envelope: { data: 'there' } })
  })

  it.each([
    ['a success', answer('there')],
    ['a refusal', refusal(409, 'MISSION_FULL')],
    ['a refusal that may be asked later', { ...refusal(429, 'RATE_LIMITED'), retryAfterMs: 1000 }],
    ['a 503 that names no time', refusal(503, 'SERVICE_UNAVAILABLE')],
    ['a browser without a connection', refusal(503, 'OFFLINE')],
    ['a silence that has lasted long enough', refusal(504, 'UPSTREAM_TIMEOUT')],
  ])('takes %s as final', async (_what, envelope) => {
    expect(await run([envelope])).toMatchObject({ tries: 1, pauses: [], envelope })
  })

  it('lets nobody wait beyond about eight seconds', async () => {
    expect((await run([busy(9)])).tries).toBe(1)
    expect((await run([cut], { took: 4000 })).tries).toBe(2)
  })

  it('stops when the session ends', async () => {
    expect((await run([cut], { signal: AbortSignal.abort() })).tries).toBe(1)
  })
})
