import type { ShellRequest } from '@ensemble/contracts/remote'
import { maxSends, silentMs } from '@ensemble/contracts/sends'
import { describe, expect, it } from 'vitest'
import { HiddenText } from '../realm/hidden-text.ts'
import { createCredentialHolder, credentialsOf } from './credentials.ts'
import { answer, refusal } from '../testing/fake-session.ts'
import type { Envelope } from '../api/read-envelope.ts'
import { RequestFailure } from '../api/request-failure.ts'
import { send } from './send.ts'

const cut: Envelope = { ...refusal(503, 'SERVICE_UNAVAILABLE', ''), retryAfterMs: 0 }
const busy = (seconds: number): Envelope => ({ ...refusal(503, 'SERVICE_UNAVAILABLE'), retryAfterMs: seconds * 1000 })
const read: ShellRequest = { method: 'GET', path: '/' }

interface Way {
  request?: ShellRequest
  /** How long an answer takes, in ms. */
  took?: number
  signal?: AbortSignal
}

/** Sends to a server that gives these answers, the last one again and again. */
async function run(
  answers: (Envelope | Error)[],
  { request = read, took = 0, signal = new AbortController().signal }: Way = {},
) {
  const clock = { now: 0 }
  const pauses: number[] = []
  const rejected: string[] = []
  const onces: boolean[] = []
  let sends = 0
  let reached = 0
  const holder = createCredentialHolder(() => clock.now)
  holder.set(credentialsOf({ accessToken: new HiddenText('token'), expiresIn: 600 }, clock.now))
  const { envelope } = await send(
    {
      transport: async (_request, { once = false } = {}) => {
        clock.now += took
        sends += 1
        onces.push(once)
        const given = answers[Math.min(sends, answers.length) - 1] ?? cut
        if (given instanceof Error) throw given
        // The gateway sends nothing twice that says so.
        reached += once ? 1 : (given.sends ?? 1)
        return once ? { ...given, sends: undefined } : given
      },
      patience: {
        now: () => clock.now,
        random: () => 0,
        wait: async (ms) => {
          pauses.push(ms)
          clock.now += ms
        },
      },
      holder,
      recover: () => Promise.resolve({ kind: 'retry' }),
      signOutRefused: ({ code }) => rejected.push(code),
      onPublicPage: () => false,
      leaving: () => false,
    },
    request,
    signal,
  )
  return { envelope, sends, reached, pauses, rejected, onces }
}

describe('what is sent again', () => {
  it('comes through a cut line without a word', async () => {
    const { envelope, sends, pauses } = await run([cut, answer('there')])
    expect(envelope.data).toBe('there')
    expect({ sends, pauses }).toEqual({ sends: 2, pauses: [500] })
  })

  it('waits as long as the server asks, and gives up after two more tries', async () => {
    expect(await run([busy(3)])).toMatchObject({ sends: 3, pauses: [3000, 3000], envelope: { status: 503 } })
  })

  it('comes back to what is still under way', async () => {
    const running = { ...refusal(409, 'REQUEST_IN_PROGRESS'), retryAfterMs: 2000 }
    expect(await run([running, answer('there')])).toMatchObject({ sends: 2, envelope: { data: 'there' } })
  })

  it('is what changes nothing, or carries a key', async () => {
    const write = { method: 'POST', path: '/' } as const
    expect((await run([cut], { request: write })).sends).toBe(1)
    expect((await run([cut], { request: { ...write, idempotencyKey: 'k' } })).sends).toBe(3)
  })

  it('is nothing that outlived its session: another one may have begun', async () => {
    const request = { method: 'POST', path: '/', keepalive: true } as const
    const answers = [refusal(401, 'SESSION_EXPIRED'), answer('there')]
    expect(await run(answers, { request, signal: AbortSignal.abort() })).toMatchObject({
      sends: 1,
      envelope: { status: 401 },
    })
    expect(await run(answers, { request })).toMatchObject({ sends: 2, envelope: { data: 'there' } })
  })

  it.each([
    ['a success', answer('there')],
    ['a refusal', refusal(409, 'MISSION_FULL')],
    ['a refusal that may be asked later', { ...refusal(429, 'RATE_LIMITED'), retryAfterMs: 1000 }],
    ['a 503 that names no time', refusal(503, 'SERVICE_UNAVAILABLE')],
    ['a browser without a connection', refusal(503, 'OFFLINE')],
    ['a silence that has lasted long enough', refusal(504, 'UPSTREAM_TIMEOUT')],
  ])('is not %s', async (_what, envelope) => {
    expect(await run([envelope])).toMatchObject({ sends: 1, pauses: [], envelope })
  })

  it('lets nobody wait beyond about eight seconds', async () => {
    expect((await run([busy(9)])).sends).toBe(1)
    expect((await run([cut], { took: 4000 })).sends).toBe(2)
  })

  it('stops when the session ends', async () => {
    expect((await run([cut], { signal: AbortSignal.abort() })).sends).toBe(1)
  })
})

describe('a read leaves the page, and reaches its service, at most three times', () => {
  const expired = refusal(401, 'SESSION_EXPIRED')
  const kinds = {
    cut,
    away: busy(0),
    expired,
    broken: refusal(500, 'SOMETHING_WENT_WRONG'),
    twice: { ...cut, sends: 2 },
    'twice, expired': { ...expired, sends: 2 },
  }
  const names = ['cut', 'away', 'expired', 'broken', 'twice', 'twice, expired'] as const
  const threes = names.flatMap((a) => names.flatMap((b) => names.map((c) => [a, b, c] as const)))

  it.each(threes)('after %s, %s, %s', async (...fails) => {
    const { sends, reached } = await run([...fails.map((name) => kinds[name]), ...names.map((name) => kinds[name])])
    expect(sends).toBeLessThanOrEqual(maxSends)
    expect(reached).toBeLessThanOrEqual(maxSends)
  })

  it('and a session that was renewed meanwhile is not called over', async () => {
    expect(await run([cut, cut, expired])).toMatchObject({ sends: 3, rejected: [], envelope: { status: 503 } })
    expect(await run([expired, expired])).toMatchObject({ sends: 2, rejected: ['SESSION_EXPIRED'] })
  })
})

describe('a second sending by the gateway counts', () => {
  const twice: Envelope = { ...cut, sends: 2 }
  const silence = new RequestFailure({ status: 503, code: 'SERVICE_UNAVAILABLE', message: '', fields: {} })

  it.each([
    ['the gateway has sent it twice at first', [twice], [false, true], [500]],
    ['the gateway has sent it twice at last', [cut, twice], [false, false], [500]],
    ['it never has', [cut], [false, false, true], [500, 2500]],
  ])('%s', async (_when, answers, onces, pauses) => {
    expect(await run([...answers, cut])).toMatchObject({ onces, pauses })
  })

  it('a line that was cut late may have hidden a second sending', async () => {
    expect(await run([silence], { took: silentMs })).toMatchObject({ onces: [false, true] })
    expect(await run([silence], { took: silentMs - 1 })).toMatchObject({ onces: [false, false, true] })
  })
})
