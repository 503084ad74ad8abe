import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { streams, type StreamName } from '@ensemble/contracts/events'
import { Bus } from '@ensemble/service-kit/bus'
import { createLog } from '@ensemble/service-kit/log'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { buildRemote } from './support/fixtures.ts'
import { deliveryOf } from './support/delivery.ts'
import { openTab } from './support/event-stream.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

let bus: TestBus
let gateway: TestGateway

beforeAll(async () => {
  bus = await createTestBus()
  const log = createLog({ name: 'bus', level: 'silent' })
  // The gateway starts before any service has made its stream.
  gateway = await startGateway({ bus: new Bus({ url: bus.url, name: 'gateway', namespace: bus.namespace, log }) })
  for (const stream of Object.values(streams)) await addStream(stream)
  await vi.waitFor(() => expect(gateway.deps.loops.every((loop) => loop.status().healthy)).toBe(true), {
    timeout: 15_000,
  })
})
afterAll(async () => {
  await gateway.close()
  await bus.close()
})

async function addStream(stream: StreamName) {
  const manager = await bus.bus.manager()
  await manager.streams.add({
    name: bus.bus.streamName(stream),
    subjects: [bus.bus.subject(`${stream.toLowerCase()}.>`)],
  })
}

async function publish(type: string, subject: string, data: object, suffix = '') {
  const event = {
    specversion: '1.0',
    id: randomUUID(),
    source: 'test',
    type,
    subject,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    dataversion: 1,
    aggregateversion: 1,
    data,
  }
  await (await bus.bus.jetstream()).publish(bus.bus.subject(`${type}${suffix}`), JSON.stringify(event))
}

describe('live events', () => {
  it('tell every tab what changed, and one person of a participation', async () => {
    const [ana, ben] = [testPrincipal(), testPrincipal()]
    const tabs = await Promise.all([ana, ben].map((user) => openTab(gateway, gateway.identity.tokenFor(user))))
    expect(tabs[0]?.status).toBe(200)
    expect(tabs[0]?.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(tabs[0]?.headers.get('cache-control')).toBe('no-store')
    expect(tabs[0]?.headers.get('x-content-type-options')).toBe('nosniff')
    await publish('missions.participant.accepted', 'm-1', { missionId: 'm-1', userId: ana.id })
    await publish('articles.article.published', 'a-1', {})
    for (const tab of tabs) {
      await vi.waitFor(() => {
        expect(tab.text()).toContain('event: changed\ndata: {"tag":"article","id":"a-1"}\n\n')
        expect(tab.text()).toContain('event: changed\ndata: {"tag":"participant","id":"m-1"}\n\n')
      })
    }
    const own = `event: changed\ndata: {"tag":"participation","id":"${ana.id}"}\n\n`
    await vi.waitFor(() => expect(tabs[0]?.text()).toContain(own))
    expect(tabs[1]?.text()).not.toContain('participation')
    tabs.forEach((tab) => tab.leave())
    await vi.waitFor(() => expect(gateway.deps.hub.size).toBe(0))
  })

  it('end with the session, and only with that one; its token is then refused', async () => {
    const user = testPrincipal()
    const other = { ...user, sessionId: randomUUID() }
    const [token, kept] = [gateway.identity.tokenFor(user), gateway.identity.tokenFor(other)]
    const [here, there] = await Promise.all([openTab(gateway, token), openTab(gateway, kept)])
    const data = { userId: user.id, sessionId: user.sessionId, sessionVersion: 1 }
    await publish('users.session.revoked', user.id, data, `.${user.id}`)
    await here.ended
    expect(here.text()).toContain('event: session\n')
    expect(there.text()).not.toContain('event: session')
    const ask = (bearer: string) => gateway.get('/api/mission/list', { headers: { authorization: `Bearer ${bearer}` } })
    expect((await ask(token)).status).toBe(401)
    expect((await ask(kept)).status).toBe(200)
    await publish(
      'users.session.revoked',
      user.id,
      { userId: user.id, sessionId: null, sessionVersion: 2 },
      `.${user.id}`,
    )
    await there.ended
    expect(there.text()).toContain('event: session\n')
  })

  it('tell when a remote moves', async () => {
    const tab = await openTab(gateway, gateway.identity.tokenFor())
    const team = deliveryOf(gateway)
    await team.upload(buildRemote('mf-missions', 'v1'))
    await team.promote('mf-missions', 'v1')
    await vi.waitFor(() =>
      expect(tab.text()).toContain('event: remotes\ndata: {"name":"mf-missions","version":"v1"}\n\n'),
    )
    tab.leave()
  })

  it('begin where the page began: what has changed since comes first', async () => {
    const page = await (await gateway.get('/missions')).text()
    const [, position] = /name="ensemble-live-position" content="([^"]+)"/.exec(page) ?? []
    await publish('missions.mission.changed', 'meanwhile', {})
    const first = await openTab(gateway, gateway.identity.tokenFor(), position)
    expect(first.headers.get('x-resumed')).toBe('true')
    const told = 'event: changed\ndata: {"tag":"mission","id":"meanwhile"}\n\n'
    await vi.waitFor(() => expect(first.text()).toContain(told))
    // It has been told by now: a line that opens later gets it from what is kept.
    const second = await openTab(gateway, gateway.identity.tokenFor(), position)
    await vi.waitFor(() => expect(second.text()).toContain(told))
    for (const tab of [first, second]) tab.leave()
  })

  it('go on when the stream is emptied and made again', async () => {
    const manager = await bus.bus.manager()
    await manager.streams.delete(bus.bus.streamName('ARTICLES'))
    await addStream('ARTICLES')
    const tab = await openTab(gateway, gateway.identity.tokenFor())
    await vi.waitFor(
      async () => {
        await publish('articles.article.changed', 'again', {})
        expect(tab.text()).toContain('"id":"again"')
      },
      { timeout: 20_000, interval: 500 },
    )
    tab.leave()
  })

  it('are for ten tabs of a person', async () => {
    const token = gateway.identity.tokenFor(testPrincipal())
    const tabs = []
    for (let index = 0; index < 11; index += 1) tabs.push(await openTab(gateway, token))
    expect(tabs.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect(tabs[10]?.headers.get('retry-after')).toBe('30')
    tabs.forEach((tab) => tab.leave())
  })

  it('keep no place for a tab that leaves while its token is checked', async () => {
    await vi.waitFor(() => expect(gateway.deps.hub.size).toBe(0))
    const { verifier } = gateway.deps.checks
    const check = verifier.verify
    let goOn = () => {}
    const left = new Promise<void>((resolve) => (goOn = resolve))
    const verify = vi.spyOn(verifier, 'verify').mockImplementationOnce(async (token) => {
      await left
      return check(token)
    })
    const headers = { authorization: `Bearer ${gateway.identity.tokenFor()}` }
    const tab = request(`${gateway.url}/events`, { headers }).on('error', () => undefined)
    tab.end()
    await vi.waitFor(() => expect(verify).toHaveBeenCalled())
    tab.destroy()
    await new Promise((resolve) => tab.once('close', resolve))
    // What was done before others have had their answers has been noticed.
    for (let others = 0; others < 5; others += 1) await gateway.get('/livez')
    goOn()
    await verify.mock.results[0]?.value
    for (let others = 0; others < 5; others += 1) await gateway.get('/livez')
    verify.mockRestore()
    expect(gateway.deps.hub.size).toBe(0)
  })

  it('are for nobody without a token', async () => {
    expect((await gateway.get('/events')).status).toBe(401)
    expect((await openTab(gateway, 'bad')).status).toBe(401)
  })

  it('give up a tab that does not read', async () => {
    const before = gateway.deps.hub.size
    const controller = new AbortController()
    const headers = { authorization: `Bearer ${gateway.identity.tokenFor()}` }
    await gateway.get('/events', { headers, signal: controller.signal })
    expect(gateway.deps.hub.size).toBe(before + 1)
    await vi.waitFor(() => {
      gateway.deps.hub.writeToAll(`: ${'x'.repeat(1_000_000)}\n\n`)
      expect(gateway.deps.hub.size).toBe(before)
    })
    controller.abort()
  })
})
