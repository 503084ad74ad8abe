import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { SecondSending } from '../src/forward/second-sending.ts'
import { timeouts } from '../src/upstreams.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'
import { startTwoPrograms } from './support/two-programs.ts'

/** For how long people shall wait or be refused at most where a program is lost, in ms (e2e/cluster). */
const limitMs = 2_000

let gateway: TestGateway

afterEach(() => gateway.close())

/** A gateway that refuses nothing because the machine is busy with other tests. */
async function start(options: Parameters<typeof startGateway>[0]): Promise<void> {
  gateway = await startGateway(options)
  vi.spyOn(gateway.deps.pressure, 'refusesNext').mockReturnValue(false)
}

interface Heard {
  status: number
  ms: number
  /** How often the gateway says to have sent it. */
  sent: number
  retryAfter: string | null
}

async function ask(path: string, init: RequestInit = {}): Promise<Heard> {
  const begun = performance.now()
  const answer = await gateway.asMember(path, init)
  await answer.text()
  const ms = performance.now() - begun
  return {
    status: answer.status,
    ms,
    sent: Number(answer.headers.get('x-sent') ?? 1),
    retryAfter: answer.headers.get('retry-after'),
  }
}

const write = (key = randomUUID()): RequestInit => ({
  method: 'POST',
  body: '{}',
  headers: { 'content-type': 'application/json', 'idempotency-key': key },
})

describe('one of two programs of a service hangs', () => {
  it('costs nobody more than a moment, and nothing comes more than twice', async () => {
    const programs = await startTwoPrograms()
    onTestFinished(() => programs.close())
    await start({ settings: { MISSIONS_URL: programs.url } })
    // Lines to both.
    await Promise.all(Array.from({ length: 8 }, () => ask('/api/mission/before')))
    programs.hang()
    const paths = Array.from({ length: 8 }, (_, index) => `/mission/m${index}`)
    const heard = await Promise.all([
      ...paths.map((path) => ask(`/api${path}`)),
      ...paths.map((path) => ask(`/api${path}/register`, write())),
    ])
    programs.goOn()
    const longest = Math.max(...heard.map(({ ms }) => ms))
    const twice = heard.filter(({ sent }) => sent === 2).length
    process.stdout.write(
      `longest ${Math.round(longest)} ms (limit ${limitMs}), sent again ${twice} of ${heard.length}\n`,
    )
    expect(heard.map(({ status }) => status)).toEqual(heard.map(() => 200))
    expect(longest).toBeLessThan(5 * limitMs)
    expect(twice).toBeGreaterThan(0)
    expect(gateway.deps.upstreams['svc-missions'].breaker.state).toBe('closed')
    const seen = await programs.seen()
    for (const [index, { sent }] of heard.entries()) {
      const path = index < paths.length ? paths[index] : `${paths[index - paths.length]}/register`
      expect(seen.get(path ?? '')).toBeLessThanOrEqual(sent)
    }
    const metrics = await (await gateway.get('/metrics')).text()
    expect(metrics).toMatch(new RegExp(`upstream_sent_again_total\\{upstream="svc-missions",[^}]*\\} ${twice}\\b`))
  })
})

/** Calls that the service has and does not answer by itself, the oldest first. */
interface Held {
  request: IncomingMessage
  response: ServerResponse
}

/** A gateway that loses patience soon, and a service that is ready and answers nothing else until the test does. */
async function hold({ headersMs = 60_000, ready = 200 } = {}): Promise<Held[]> {
  await start({ timeouts: { ...timeouts, connectMs: 10_000, silentMs: 50, headersMs, totalMs: 60_000 } })
  const held: Held[] = []
  gateway.missions.behave((request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.url !== '/readyz') return void held.push({ request, response })
    response.statusCode = ready
    response.end('{}')
  })
  return held
}

const come = (held: readonly Held[], count: number) =>
  vi.waitFor(() => expect(held).toHaveLength(count), { interval: 5 })

/** How many second sendings are left; then there are none. */
function spared(): number {
  const upstream = gateway.deps.upstreams['svc-missions']
  return Array.from({ length: 40 }, () => upstream.spareSecond('calls')).filter(Boolean).length
}

describe('a read that has no answer yet', () => {
  it.each([
    ['first', 0],
    ['second', 1],
  ])('is sent once more; the %s sending is answered, and the other one ends', async (_which, index) => {
    const held = await hold()
    const heard = ask('/api/mission/list')
    await come(held, 2)
    const over = new Promise((resolve) => held[1 - index]?.response.once('close', resolve))
    held[index]?.response.end('{}')
    expect(await heard).toMatchObject({ status: 200, sent: 2 })
    await over
    expect(held).toHaveLength(2)
    expect(gateway.deps.upstreams['svc-missions'].outcomes).toEqual(new Map([['answered', 1]]))
  })

  it.each([
    [0, 1],
    [1, 0],
  ])('survives sending %i that breaks, while the other one goes on', async (broken, other) => {
    const held = await hold()
    const heard = ask('/api/mission/list')
    await come(held, 2)
    held[broken]?.request.socket.resetAndDestroy()
    // What was sent before others have had their answers has come.
    await gateway.get('/livez')
    held[other]?.response.end('{}')
    expect(await heard).toMatchObject({ status: 200, sent: 2 })
  })

  it('is refused when both sendings break, and says that there were two', async () => {
    const held = await hold()
    const heard = ask('/api/mission/list')
    await come(held, 2)
    for (const { request } of held) request.socket.resetAndDestroy()
    expect(await heard).toMatchObject({ status: 503, sent: 2, retryAfter: '0' })
    expect(held).toHaveLength(2)
  })

  it('is ended with both sendings when its visitor leaves', async () => {
    const held = await hold()
    const leave = new AbortController()
    const heard = ask('/api/mission/list', { signal: leave.signal }).catch(() => 'gone')
    await come(held, 2)
    const over = held.map(({ response }) => new Promise((resolve) => response.once('close', resolve)))
    leave.abort()
    expect(await heard).toBe('gone')
    await Promise.all(over)
  })

  it('is not sent again to a service that is not ready for more', async () => {
    const held = await hold({ headersMs: 600, ready: 503 })
    expect(await ask('/api/mission/list')).toMatchObject({ status: 504, sent: 1 })
    expect(held).toHaveLength(1)
  })

  it('is sent once more as well where its line took its time', async () => {
    const held = await hold()
    const { clock } = gateway.deps
    const add = clock.add.bind(clock)
    vi.spyOn(clock, 'add').mockImplementation((call) => {
      add(call)
      // Long before there is a line to the service.
      queueMicrotask(() => call.look(performance.now() + 500))
    })
    const heard = ask('/api/mission/list')
    await come(held, 2)
    held[0]?.response.end('{}')
    expect(await heard).toMatchObject({ status: 200, sent: 2 })
  })

  it.each([
    [0, 200, 15],
    [1, 200, 16],
    [1, 503, 15],
  ])('takes leave of the second sending unless that one helped: %i answers %i', async (index, status, left) => {
    const held = await hold()
    const heard = ask('/api/mission/list')
    await come(held, 2)
    held[index]?.response.writeHead(status).end('{}')
    expect(await heard).toMatchObject({ status, sent: 2 })
    expect(spared()).toBe(left)
  })

  it('is rare: sixteen at once, then one in ten', async () => {
    await hold()
    expect(spared()).toBe(16)
    gateway.missions.behave((_request, response) => void response.end('{}'))
    // None of these takes leave itself, however late a busy machine answers it.
    const once = { headers: { 'x-send-once': '1' } }
    for (let call = 0; call < 45; call += 1) await ask('/api/mission/list', once)
    expect(spared()).toBe(4)
  })
})

describe('a write whose second sending hears that the first is still at it', () => {
  /** Until the gateway has heard so. */
  async function begin() {
    const held = await hold()
    const calls = vi.spyOn(gateway.deps.clock, 'add')
    const said = vi.spyOn(SecondSending.prototype, 'onResponseStart')
    onTestFinished(() => said.mockRestore())
    const heard = ask('/api/mission/m/register', write())
    await come(held, 2)
    held[1]?.response.writeHead(409, { 'retry-after': '2' }).end('{}')
    await vi.waitFor(() => expect(said).toHaveBeenCalled())
    return { first: held[0], call: calls.mock.calls[0]?.[0], heard }
  }

  it('is answered by the first', async () => {
    const { first, heard } = await begin()
    first?.response.end('{}')
    expect(await heard).toMatchObject({ status: 200, sent: 2 })
    expect(gateway.deps.upstreams['svc-missions'].outcomes).toEqual(new Map([['answered', 1]]))
  })

  it('hears so as well where the first breaks', async () => {
    const { first, heard } = await begin()
    first?.request.socket.resetAndDestroy()
    expect(await heard).toMatchObject({ status: 409, sent: 2, retryAfter: '2' })
  })

  it('hears so as well where the first has no answer in time', async () => {
    const { first, call, heard } = await begin()
    const over = new Promise((resolve) => first?.response.once('close', resolve))
    call?.look(Number.POSITIVE_INFINITY)
    expect(await heard).toMatchObject({ status: 409, sent: 2, retryAfter: '2' })
    await over
    expect(spared(), 'it helped nobody').toBe(15)
  })
})

describe('what is sent once, however silent the service', () => {
  it.each<[string, string, RequestInit]>([
    ['a read of a page that has no other sending left', '/api/mission/list', { headers: { 'x-send-once': '1' } }],
    ['a write without a key', '/api/mission/m/register', { method: 'POST', body: '{}' }],
    ['a write whose key counts for nothing', '/api/mission/kept_searches', write()],
    ['the bytes of a file', '/api/file/storage/key', { method: 'PUT', body: 'bytes' }],
  ])('%s', async (_what, path, init) => {
    const held = await hold({ headersMs: 600 })
    gateway.articles.behave(() => undefined)
    const leave = new AbortController()
    const heard = ask(path, { ...init, signal: leave.signal }).catch(() => undefined)
    if (path.startsWith('/api/file')) {
      // It has five minutes, which are not waited for.
      await vi.waitFor(() => expect(gateway.articles.hits).toHaveLength(1))
      await ask('/api/mission/list', { headers: { 'x-send-once': '1' } })
      leave.abort()
    } else {
      expect(await heard).toMatchObject({ status: 504, sent: 1 })
      expect(held).toHaveLength(1)
      expect(held[0]?.request.headers).not.toHaveProperty('x-send-once')
    }
    await heard
    expect(gateway.articles.hits.length).toBeLessThanOrEqual(1)
  })
})
