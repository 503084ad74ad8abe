import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shares } from '../src/upstreams.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

let gateway: TestGateway

/** Each test has its own gateway: breakers and budgets remember. */
beforeEach(async () => {
  gateway = await startGateway({
    timeouts: { connectMs: 300, silentMs: 700, headersMs: 3_000, stallMs: 1_500, totalMs: 4_000 },
  })
  for (const service of [gateway.users, gateway.missions, gateway.articles]) {
    service.behave((_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end('{"fine":true}')
    })
  }
})
afterEach(() => gateway.close())

interface Heard {
  status: number
  code: string | undefined
  ms: number
  retryAfter: string | null
}

/** One call, as a program hears its answer; no answer of ours may say where a service is. */
async function ask(path = '/api/mission/list', init: RequestInit = {}): Promise<Heard> {
  const begun = performance.now()
  const answer = await gateway.asMember(path, init)
  const text = await answer.text()
  expect(text).not.toMatch(/127\.0\.0\.1|localhost|ECONN|UND_ERR|:\d{4,5}|at .+\.ts/)
  const { data } = JSON.parse(text) as { data?: { code?: string } }
  const retryAfter = answer.headers.get('retry-after')
  return { status: answer.status, code: data?.code, ms: performance.now() - begun, retryAfter }
}

const breakerOf = (name: 'svc-missions' | 'svc-articles') => gateway.deps.upstreams[name].breaker
const away = { status: 503, code: 'SERVICE_UNAVAILABLE' }
/** Calls of visitors; the gateway's own questions go to /readyz. */
const calls = () => gateway.missions.hits.filter(({ url }) => url !== '/readyz').length
const toReady = { timeout: 10_000, interval: 20 }

/**
 * Nothing here depends on how busy the machine is: calls are held for as long as a test needs, and what a gateway that
 * falls behind refuses is not mistaken for what a full service does.
 */
async function giveTime(): Promise<void> {
  await gateway.close()
  gateway = await startGateway({
    timeouts: { connectMs: 10_000, silentMs: 60_000, headersMs: 60_000, stallMs: 60_000, totalMs: 60_000 },
  })
  vi.spyOn(gateway.deps.pressure, 'refusesNext').mockReturnValue(false)
}

/** An answer that goes on and never ends. */
function drip(response: ServerResponse, everyMs: number): void {
  response.write(' ')
  const drops = setInterval(() => response.write(' '), everyMs)
  response.once('close', () => clearInterval(drops))
}

/** Measured times belong into the output of a run. */
function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function metric(line: RegExp): Promise<string | undefined> {
  return (await metrics(line))[0]
}

/** The values of every series that a line fits. */
async function metrics(line: RegExp): Promise<string[]> {
  const text = await (await gateway.get('/metrics')).text()
  return [...text.matchAll(new RegExp(line, 'g'))].map(([, value = '']) => value)
}

describe('a service that hangs', () => {
  it('is found out by its first visitor; the next hears 503 at once, and others are not concerned', async () => {
    gateway.missions.behave(() => undefined)
    const first = await ask()
    expect([503, 504]).toContain(first.status)
    await vi.waitFor(() => expect(breakerOf('svc-missions').state).not.toBe('closed'), toReady)
    const second = await ask()
    expect(second).toMatchObject({ ...away, retryAfter: expect.stringMatching(/^[1-4]$/) })
    say(`first answer ${Math.round(first.ms)} ms (limit 3500), second ${Math.round(second.ms)} ms (limit 250)`)
    // The second does not wait for the service, which takes three seconds.
    expect([first.ms < 5 * 3_500, second.ms < 3_000]).toEqual([true, true])
    expect((await ask('/api/article/list')).status).toBe(200)
    expect(await (await gateway.get('/readyz')).json()).toMatchObject({
      breakers: { 'svc-missions': expect.stringMatching(/open/), 'svc-articles': 'closed' },
    })
    expect(await metric(/upstream_breaker_state\{upstream="svc-missions",[^}]*\} (\d)/)).toMatch(/[12]/)
    expect(calls()).toBe(1)
  })

  it('answers again within seconds of its recovery, without a visitor who waits for that', async () => {
    gateway.missions.behave(() => undefined)
    await ask()
    gateway.missions.behave((_request, response) => void response.end('{"fine":true}'))
    const recovered = performance.now()
    await vi.waitFor(() => expect(breakerOf('svc-missions').state).toBe('closed'), toReady)
    say(`breaker closed ${Math.round(performance.now() - recovered)} ms after recovery (limit 10000)`)
    expect((await ask()).status).toBe(200)
  })

  it('is tried again as soon as it answers anything, even that it is not ready', async () => {
    gateway.missions.behave(() => undefined)
    await ask()
    gateway.missions.behave((request, response) => {
      response.statusCode = request.url === '/readyz' ? 503 : 200
      response.end('{}')
    })
    await vi.waitFor(() => expect(breakerOf('svc-missions').state).toBe('closed'), toReady)
    expect((await ask()).status).toBe(200)
  })

  it('keeps its breaker closed when it is only slow in one place', async () => {
    gateway.missions.behave((request, response) => {
      if (request.url === '/readyz') response.end('{}')
    })
    const slow = await ask()
    expect(slow).toMatchObject({ status: 504, code: 'UPSTREAM_TIMEOUT', retryAfter: '2' })
    expect(breakerOf('svc-missions').state).toBe('closed')
  })

  it('hangs in the middle of an answer: 504 in the envelope, not a stump', async () => {
    gateway.missions.behave((request, response) => {
      if (request.url === '/readyz') return void response.end('{}')
      response.setHeader('content-type', 'application/json')
      response.write('{"data":')
    })
    expect(await ask()).toMatchObject({ status: 504, code: 'UPSTREAM_TIMEOUT' })
  })

  it('drips: it is over when the time is over', async () => {
    gateway.missions.behave((request, response) => {
      if (request.url === '/readyz') return void response.end('{}')
      response.setHeader('content-type', 'application/json')
      drip(response, 50)
    })
    const heard = await ask()
    expect(heard).toMatchObject({ status: 504, code: 'UPSTREAM_TIMEOUT' })
    expect(heard.ms).toBeLessThan(5 * 4_000)
  })

  it('does not take its pictures’ permits from calls', async () => {
    await giveTime()
    gateway.articles.behave((request, response) => {
      // A picture that does not begin is given up after two seconds: this is no race of eighty against them.
      if (request.url?.startsWith('/file/')) return drip(response, 1_000)
      response.end('{"fine":true}')
    })
    const leave = new AbortController()
    const covers = Array.from({ length: 80 }, () =>
      gateway.asMember('/api/file/storage/cover', { signal: leave.signal }).catch(() => undefined),
    )
    const { bulkheads } = gateway.deps.upstreams['svc-articles']
    await vi.waitFor(() => expect(bulkheads.media.inUse).toBe(shares.media.permits), { timeout: 5_000, interval: 10 })
    expect((await ask('/api/article/list')).status).toBe(200)
    leave.abort()
    await Promise.all(covers)
    await vi.waitFor(() => expect([bulkheads.media.inUse, bulkheads.media.waiting]).toEqual([0, 0]))
  })
})

describe('a service that breaks', () => {
  /** Ways in which a call fails, each once: whoever asks again right then hears the answer. */
  const failOnce: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    resets: (request) => request.socket.resetAndDestroy(),
    'resets in the middle of an answer': (request, response) => {
      response.setHeader('content-type', 'application/json')
      response.write('{"fine":', () => request.socket.resetAndDestroy())
    },
    'puts it off for no time': (_request, response) => {
      response.writeHead(503, { 'retry-after': '0', 'content-type': 'application/json' })
      response.end('{}')
    },
  }

  it.each(Object.keys(failOnce))('%s: a read reaches it once, and may be sent again at once', async (how) => {
    let failed = false
    gateway.missions.behave((request, response) => {
      if (request.url === '/readyz' || failed) return void response.end('{"fine":true}')
      failed = true
      failOnce[how]?.(request, response)
    })
    expect(await ask()).toMatchObject({ status: 503, retryAfter: '0' })
    expect(calls()).toBe(1)
    expect((await ask()).status).toBe(200)
    expect(calls()).toBe(2)
  })

  it('resets a write: it is not sent again', async () => {
    gateway.missions.behave((request, response) => {
      if (request.url === '/readyz') response.end('{}')
      else request.socket.resetAndDestroy()
    })
    expect(await ask('/api/mission/create', { method: 'POST', body: '{}' })).toMatchObject(away)
    expect(calls()).toBe(1)
  })

  it('puts a read off for longer: its answer passes', async () => {
    gateway.missions.behave((_request, response) => {
      response.writeHead(503, { 'retry-after': '7', 'content-type': 'application/json' })
      response.end('{}')
    })
    expect(await ask()).toMatchObject({ status: 503, retryAfter: '7' })
    expect(calls()).toBe(1)
  })

  it('fails every third call: none of them is sent twice', async () => {
    gateway.missions.behave((request, response) => {
      if (request.url === '/readyz') return void response.end('{}')
      // Every third: too few for the breaker.
      if (gateway.missions.hits.length % 3 === 0) request.socket.resetAndDestroy()
      else response.end('{}')
    })
    for (let call = 0; call < 40; call += 1) await ask()
    expect(calls()).toBeLessThanOrEqual(40)
  })

  it('answers errors to whatever one caller sends, and is well: nobody else is refused', async () => {
    gateway.missions.behave((request, response) => {
      response.statusCode = request.url?.includes('bad') ? 500 : 200
      response.end('{}')
    })
    for (let call = 0; call < 40; call += 1) await ask('/api/mission/bad')
    expect(breakerOf('svc-missions').state).toBe('closed')
    expect((await ask()).status).toBe(200)
  })

  it('answers half of its calls with errors and is not ready: the breaker opens; refusals do not count', async () => {
    gateway.missions.behave((_request, response) => {
      response.statusCode = 404
      response.end('{}')
    })
    for (let call = 0; call < 30; call += 1) await ask()
    expect(breakerOf('svc-missions').state).toBe('closed')
    gateway.missions.behave((_request, response) => {
      response.statusCode = 500
      response.end('{}')
    })
    for (let call = 0; call < 30; call += 1) await ask()
    await vi.waitFor(() => expect(breakerOf('svc-missions').state).not.toBe('closed'), toReady)
    expect(await ask()).toMatchObject(away)
  })

  it('floods with headers', async () => {
    gateway.missions.behave((request, response) => {
      if (request.url === '/readyz') return void response.end('{}')
      response.socket?.write(`HTTP/1.1 200 OK\r\n${`x-flood: ${'x'.repeat(1_000)}\r\n`.repeat(100)}`)
    })
    expect(await ask()).toMatchObject(away)
  })

  it('floods with an endless answer: it is stopped at two megabytes', async () => {
    let sent = 0
    let stopped = false
    gateway.missions.behave((request, response) => {
      if (request.url === '/readyz') return void response.end('{}')
      response.setHeader('content-type', 'application/json')
      const pour = () => {
        while (!stopped && response.write(' '.repeat(65_536))) sent += 65_536
      }
      response.on('drain', pour).once('close', () => (stopped = true))
      pour()
    })
    expect(await ask()).toMatchObject(away)
    await vi.waitFor(() => expect(stopped).toBe(true))
    expect(sent).toBeLessThan(32_000_000)
    expect((await ask('/api/article/list')).status).toBe(200)
  })

  it('is not blamed for a visitor who breaks off in the middle of his body', async () => {
    await giveTime()
    gateway.missions.behave((request) => void request.resume())
    for (let call = 0; call < 6; call += 1) {
      const leave = new AbortController()
      const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) })
      const init = { method: 'POST', body, duplex: 'half', signal: leave.signal } as RequestInit
      const answer = gateway.asMember('/api/mission/create', init).catch(() => undefined)
      await vi.waitFor(() => expect(calls()).toBe(call + 1))
      leave.abort()
      await answer
    }
    await vi.waitFor(() => expect(gateway.deps.upstreams['svc-missions'].outcomes.get('abandoned')).toBe(6))
    expect(breakerOf('svc-missions').state).toBe('closed')
  })
})

describe('more calls than a service takes', () => {
  it('are refused at once beyond its permits and its queue, with Retry-After, and taken again afterwards', async () => {
    await giveTime()
    const open: (() => void)[] = []
    gateway.missions.behave((request, response) => {
      if (request.url === '/readyz') return void response.end('{}')
      open.push(() => response.end('{"fine":true}'))
    })
    const { bulkheads, outcomes } = gateway.deps.upstreams['svc-missions']
    const taken = Array.from({ length: shares.calls.permits }, () => ask())
    await vi.waitFor(() => expect(bulkheads.calls.inUse).toBe(taken.length), { timeout: 5_000, interval: 10 })
    const refused = await Promise.all(Array.from({ length: 150 }, () => ask()))
    for (const answer of refused) expect(answer).toMatchObject({ ...away, retryAfter: '1' })
    expect((await ask('/api/article/list')).status).toBe(200)
    expect(open).toHaveLength(taken.length)
    for (const end of open) end()
    for (const answer of await Promise.all(taken)) expect(answer.status).toBe(200)
    const shed = (await metrics(/requests_shed_total\{[^}]*\} (\d+)/)).reduce((sum, value) => sum + Number(value), 0)
    expect(shed + (outcomes.get('bulkhead_full') ?? 0)).toBe(150)
    gateway.missions.behave((_request, response) => void response.end('{"fine":true}'))
    expect((await ask()).status).toBe(200)
    expect(breakerOf('svc-missions').state).toBe('closed')
  })

  it('leave pages, files and probes alone while the gateway itself is behind', async () => {
    const { pressure } = gateway.deps
    vi.spyOn(pressure, 'refusesNext').mockReturnValue(true)
    expect(await ask()).toMatchObject({ ...away, retryAfter: '1' })
    for (const path of ['/', '/livez', '/assets/main.0123456789abcdef.js']) {
      expect((await gateway.get(path)).status, path).toBe(200)
    }
    expect(gateway.missions.hits).toHaveLength(0)
    expect(await metric(/requests_shed_total\{reason="pressure",[^}]*\} (\d+)/)).toBe('1')
  })
})
