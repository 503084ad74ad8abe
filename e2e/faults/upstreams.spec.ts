import type { APIRequestContext } from '@playwright/test'
import { tokenOf, type Envelope } from '../api.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { reportFault, rounds } from './fault-report.ts'
import { faultProxy, type Fault } from './fault-proxy.ts'
import { load, p99, visitors, type Heard } from './load.ts'
import { ownGateway } from './own-gateway.ts'
import { addressOf, pause } from './programs.ts'

/**
 * In ms: the whole answer of a service (gateway/src/upstreams.ts); an answer while the breaker is open, and how soon it
 * opens; normal again; a call to a service in good health; a call that is shed.
 */
const limits = { deadline: 10_000, refusal: 250, opens: 5_000, recovery: 10_000, healthy: 1_000, shed: 100 }

/** Seconds of ordinary calls beside each fault. */
const besideSeconds = 4

/**
 * Calls per second on a busy day, by what one machine can send and answer at once. Beyond what the processor can even
 * refuse, calls wait unread in the kernel, and no program can be quick about that.
 */
const usual = rounds(10, 60)

/** Browsers with a connection of their own at ten times the load. */
const browsers = rounds(100, 400)

interface Answer {
  status: number
  ms: number
}

/** Asks for articles as a member; what is said of a failure must be a sentence in the envelope, without an address. */
async function askArticles(gateway: string, token: string): Promise<Answer> {
  const begun = Date.now()
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'fr' }
  const answer = await fetch(`${gateway}/api/article/list`, { headers })
  const text = await answer.text()
  const ms = Date.now() - begun
  if (answer.status === 200) return { status: 200, ms }
  const { success, status, message, data }: Envelope<{ code: string }> = JSON.parse(text)
  expect([503, 504]).toContain(answer.status)
  expect({ success, status }).toEqual({ success: false, status: answer.status })
  expect(['SERVICE_UNAVAILABLE', 'UPSTREAM_TIMEOUT']).toContain(data.code)
  expect(message).toContain('Rien n’est perdu')
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(text).not.toMatch(/127\.0\.0\.1|localhost|ECONN|UND_ERR|:\d{4,5}/)
  return { status: answer.status, ms }
}

/** Asks again and again until an answer is as wanted. @returns how long that took, in ms */
async function until(gateway: string, token: string, wanted: (answer: Answer) => boolean, limit: number) {
  const begun = Date.now()
  await expect
    .poll(async () => wanted(await askArticles(gateway, token)), { timeout: 5 * limit, intervals: [100] })
    .toBe(true)
  return Date.now() - begun
}

/** What missions are like while something is done to articles. */
async function missionsBeside(gateway: string, token: string): Promise<Heard[]> {
  const agent = await visitors(gateway, 0)
  return load({ url: `${gateway}/api/mission/list`, token, perSecond: 10, seconds: besideSeconds, agent })
}

function expectUnharmed(missions: readonly Heard[]): string {
  expect(missions.filter(({ status }) => status !== 200)).toEqual([])
  expect(p99(missions)).toBeLessThan(5 * limits.healthy)
  return `missions p99 ${p99(missions)} ms (limit ${limits.healthy} ms)`
}

async function costsItsArea(gateway: string, token: string, heal: () => unknown): Promise<string> {
  const beside = missionsBeside(gateway, token)
  const first = await askArticles(gateway, token)
  expect(first.status).not.toBe(200)
  expect(first.ms).toBeLessThan(5 * limits.deadline)
  const opened = await until(gateway, token, ({ status, ms }) => status === 503 && ms <= limits.refusal, limits.opens)
  const missions = expectUnharmed(await beside)
  await heal()
  const back = await until(gateway, token, ({ status }) => status === 200, limits.recovery)
  return [
    `first answer ${first.status} after ${first.ms} ms (limit ${limits.deadline} ms)`,
    `503 within ${limits.refusal} ms since ${first.ms + opened} ms (limit ${limits.opens} ms)`,
    missions,
    `back after ${back} ms (limit ${limits.recovery} ms)`,
  ].join('; ')
}

test('svc-articles hangs: its calls end in time, then at once; missions go on; it is back within seconds', async ({
  request,
  baseURL,
  afterwards,
}) => {
  const token = await memberToken(request)
  const injected = rounds(1, 5)
  for (let round = 0; round < injected; round += 1) {
    const resume = pause('svc-articles')
    afterwards(resume)
    const measured = await costsItsArea(baseURL ?? '', token, resume)
    reportFault({ fault: 'SIGSTOP svc-articles', injected: 1, measured })
  }
})

test('what lies between the gateway and svc-articles refuses, resets or floods: the same', async ({
  request,
  baseURL,
  afterwards,
}) => {
  const token = await memberToken(request)
  const proxy = await faultProxy(addressOf('svc-articles'))
  afterwards(proxy.close)
  const gateway = await ownGateway(baseURL ?? '', { ARTICLES_URL: proxy.url })
  afterwards(gateway.stop)
  const faults: Fault[] = ['refuses', 'resets', 'floods', ...(rounds(0, 1) ? (['hangs'] as const) : [])]
  for (const fault of faults) {
    await until(gateway.url, token, ({ status }) => status === 200, limits.recovery)
    await proxy.set(fault)
    const measured = await costsItsArea(gateway.url, token, () => proxy.set('none'))
    reportFault({ fault: `svc-articles ${fault}`, injected: 1, measured })
  }
})

test('ten times the load: what is too much is refused at once, the rest is answered in time', async ({
  request,
  baseURL,
  afterwards,
}) => {
  const token = await memberToken(request)
  const gateway = await ownGateway(baseURL ?? '')
  afterwards(gateway.stop)
  const seconds = rounds(4, 20)
  const agent = await visitors(gateway.url, browsers)
  afterwards(() => agent.destroy())
  const calls = { url: `${gateway.url}/api/mission/list`, token, agent }
  const once = await load({ ...calls, perSecond: usual, seconds })
  expect(once.filter(({ status }) => status !== 200)).toEqual([])

  const probes = probesDuring(gateway.url)
  const tenfold = await load({ ...calls, perSecond: 10 * usual, seconds })
  expect(await probes.stop(), '/livez and /readyz under load').toEqual([])
  const over = Date.now()
  const accepted = tenfold.filter(({ status }) => status === 200)
  const shed = tenfold.filter(({ status }) => status !== 200)
  for (const call of shed) {
    expect(call).toMatchObject({ retryAfter: expect.stringMatching(/^\d+$/) })
    expect([503, 504]).toContain(call.status)
  }
  expect(accepted.length, 'answered at ten times the load').toBeGreaterThan(once.length / 2)
  expect(p99(accepted)).toBeLessThan(5 * limits.healthy)

  const normal = async () => {
    const now = await load({ ...calls, perSecond: usual, seconds: 1 })
    return now.every(({ status }) => status === 200) && p99(now) <= limits.healthy
  }
  await expect.poll(normal, { timeout: 5 * limits.recovery, intervals: [10] }).toBe(true)
  const measured = [
    `${usual}/s: p99 ${p99(once)} ms`,
    `${10 * usual}/s: ${accepted.length} of ${tenfold.length} answered, p99 ${p99(accepted)} ms (limit ${limits.healthy} ms)`,
    `${shed.length} shed, p99 ${p99(shed)} ms (limit ${limits.shed} ms)`,
    `normal after ${Math.max(0, Date.now() - over - 1_000)} ms (limit ${limits.recovery} ms)`,
  ].join('; ')
  reportFault({ fault: 'ten times the load', injected: 1, measured })
})

/** Asks for the probes all the time. `stop` gives those that had no answer within two seconds. */
function probesDuring(gateway: string): { stop: () => Promise<string[]> } {
  const missed: string[] = []
  let going = true
  const ask = async () => {
    while (going) {
      for (const path of ['/livez', '/readyz']) {
        const answer = await fetch(`${gateway}${path}`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
        await answer?.text()
        if (answer?.status !== 200) missed.push(`${path}: ${answer?.status ?? 'no answer'}`)
      }
    }
  }
  const asking = ask()
  return {
    stop: async () => {
      going = false
      await asking
      return missed
    },
  }
}

function memberToken(request: APIRequestContext): Promise<string> {
  return tokenOf(request, 'member')
}
