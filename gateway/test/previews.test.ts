import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Bus } from '@ensemble/service-kit/bus'
import { createLog } from '@ensemble/service-kit/log'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { previewedVersions } from '../src/registry/preview-records.ts'
import { deliveryOf } from './support/delivery.ts'
import { buildRemote, teamKeys, teamRow } from './support/fixtures.ts'
import { browserKey, sent, somebody, visitorsOf, type Visitor } from './support/preview-visitors.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

const name = 'mf-missions'

let bus: TestBus
let gateway: TestGateway
let team: ReturnType<typeof deliveryOf>
let cookiesOf: ReturnType<typeof visitorsOf>['cookiesOf']
let press: ReturnType<typeof visitorsOf>['press']
let shown: ReturnType<typeof visitorsOf>['shown']
const lines: string[] = []

beforeAll(async () => {
  bus = await createTestBus()
  const log = createLog({ name: 'bus', level: 'silent' })
  const own = new Bus({ url: bus.url, name: 'gateway', namespace: bus.namespace, log })
  gateway = await startGateway({ bus: own, lines })
  await vi.waitFor(() => expect(gateway.deps.store.following).toBe(true))
  team = deliveryOf(gateway)
  ;({ cookiesOf, press, shown } = visitorsOf(gateway))
  for (const version of ['v1', 'v2']) await team.upload(buildRemote(name, version))
  await team.promote(name, 'v1')
})
afterAll(async () => {
  await gateway.close()
  await bus.close()
})

async function link(wish: object = {}): Promise<string> {
  const answer = await team.call('POST', `${name}/preview`, JSON.stringify({ version: 'v2', ...wish }))
  return (answer.data as { link: string }).link
}

describe('a preview', () => {
  it('asks before it begins, and lasts for one person in one browser until its link ends', async () => {
    const answer = await team.call('POST', `${name}/preview`, '{"version":"v2","hours":2}')
    const { link: address, until } = answer.data as { link: string; until: string }
    expect(new Date(until).getTime() - Date.now()).toBeGreaterThan(7_100_000)
    expect(new URL(address).origin).toBe('http://ensemble.test')
    const asked = await gateway.get(new URL(address).pathname, { headers: { 'accept-language': 'en' } })
    expect(asked.status).toBe(200)
    const given = asked.headers.getSetCookie().join()
    expect(given, 'a link alone begins nothing').not.toContain('preview')
    expect(given, 'the browser is one from now on').toContain('__Host-page=')
    expect(await asked.text()).toMatch(/version <b>v2<\/b> of <b>mf-missions<\/b>, made by the team/)

    const ada = somebody('member')
    expect((await press(address, cookiesOf(ada), 'https://evil.example')).status, 'nor does another site').toBe(403)
    const { status, to, begun } = await press(address, cookiesOf(ada))
    expect([status, to]).toEqual([303, '/'])
    expect(begun).toMatch(/^__Host-preview=[^;]+; Path=\/; Max-Age=7\d{3}; Secure; HttpOnly; SameSite=Lax$/)
    const own = cookiesOf(ada, sent(begun))
    const registry = { previewUntil: until }
    expect(await shown(own)).toMatchObject({ version: 'v2', via: 'preview', fallback: 'v1', registry })
    expect(await (await gateway.get('/home', { headers: { cookie: own } })).text()).toContain(
      `"previewUntil":"${until}"`,
    )

    expect(await shown(cookiesOf({ ...ada, browser: browserKey() }, sent(begun))), 'another browser').toMatchObject({
      version: 'v1',
    })
    expect(await shown(cookiesOf({ ...ada, id: randomUUID() }, sent(begun))), 'another person').toMatchObject({
      version: 'v1',
    })
    expect(await shown(cookiesOf({ ...ada, role: 'admin' }, sent(begun))), 'an admin by now').toMatchObject({
      version: 'v1',
    })
    expect(await shown(`__Host-page=${ada.browser}; ${sent(begun)}`), 'signed out').toMatchObject({ version: 'v1' })
    const linkAsCookie = `__Host-preview=${new URL(address).pathname.split('/').at(-1)}`
    expect(await shown(cookiesOf(ada, linkAsCookie)), 'a link that is planted').toMatchObject({ version: 'v1' })

    const ended = await gateway.get('/remotes/preview/end', { headers: { cookie: own } })
    expect(ended.headers.getSetCookie()[0]).toContain('__Host-preview=; Path=/; Max-Age=0')
    const noted = lines.filter((line) => line.includes('"act":"preview.')).map((line) => JSON.parse(line))
    expect(noted).toMatchObject([
      { act: 'preview.link', remote: name, version: 'v2', by: { kind: 'team', id: name } },
      { act: 'preview.begin', remote: name, version: 'v2', userId: ada.id },
      { act: 'preview.end', remote: name, version: 'v2' },
    ])
  })

  it('is for whoever begins it first: nobody else, no other browser, and the same person again', async () => {
    const address = await link()
    const ada = somebody('member')
    expect((await press(address, cookiesOf(ada))).status).toBe(303)
    expect(await press(address, cookiesOf(somebody('member')))).toMatchObject({ status: 403, begun: '' })
    const elsewhere = await press(address, cookiesOf({ ...ada, browser: browserKey() }))
    expect(elsewhere).toMatchObject({ status: 403, text: expect.stringContaining('in another browser') })
    expect((await press(address, cookiesOf(ada))).status).toBe(303)
  })

  it('asks who is there: nobody who is not signed in begins one', async () => {
    const address = await link()
    expect(await press(address, `__Host-page=${browserKey()}`)).toMatchObject({
      status: 403,
      begun: '',
      text: expect.stringContaining('sign in'),
    })
    const forged = cookiesOf(somebody('member')).slice(0, -8)
    expect(await press(address, forged)).toMatchObject({ status: 403, begun: '' })
  })

  it('is for the people of some roles where its team says so', async () => {
    const address = await link({ roles: ['referent'] })
    expect((await press(address, cookiesOf(somebody('member')))).status).toBe(403)
    expect((await press(address, cookiesOf(somebody('referent')))).status).toBe(303)
    expect((await press(address, cookiesOf(somebody('referent')))).status).toBe(303)
  })

  it('keeps its version while somebody looks at it, although the release before has not noted which it is', async () => {
    const ada = somebody('referent')
    const { begun } = await press(await link({ roles: ['referent'] }), cookiesOf(ada))
    const { values } = gateway.deps
    await values.change(`previews.${Buffer.from(name).toString('base64url')}`, () => '{}')
    await vi.waitFor(() => expect(previewedVersions(values, name, new Date())).toEqual([]))
    expect(await shown(cookiesOf(ada, sent(begun)))).toMatchObject({ version: 'v2', via: 'preview' })
    await vi.waitFor(() => expect(previewedVersions(values, name, new Date())).toEqual(['v2']))
  })
})

describe('a preview in the session of an admin', () => {
  const wish = (visitor: Visitor, body: object, headers: Record<string, string> = {}) =>
    gateway.get(`/api/deliveries/${name}/preview`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${gateway.identity.tokenFor({ id: visitor.id, role: visitor.role })}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    })

  it('never begins by a link that a team has made, whatever it says', async () => {
    for (const address of [await link(), await link({ roles: ['admin'] }), await link({ follow: true })]) {
      const tried = await press(address, cookiesOf(somebody('admin')))
      expect(tried).toMatchObject({ status: 403, begun: '', text: expect.stringContaining('Ask for it yourself') })
    }
  })

  it('begins for the admin who has asked for that version, and for nobody else', async () => {
    const admin = somebody('admin')
    const answer = await wish(admin, { version: 'v2' })
    expect(answer.status).toBe(200)
    const { link: address } = ((await answer.json()) as { data: { link: string } }).data
    expect((await press(address, cookiesOf(somebody('admin')))).status).toBe(403)
    expect((await press(address, cookiesOf(somebody('member')))).status).toBe(403)
    const { begun } = await press(address, cookiesOf(admin))
    expect(await shown(cookiesOf(admin, sent(begun)))).toMatchObject({ version: 'v2', via: 'preview' })
  })

  it('is asked for by an admin alone, not by a front end, and not for what is yet to come', async () => {
    const admin = somebody('admin')
    expect((await wish(somebody('member'), { version: 'v2' })).status).toBe(403)
    expect((await wish(admin, { version: 'v2' }, { 'x-remote': `${name}/v1` })).status).toBe(403)
    expect((await wish(admin, { version: 'v2', follow: true })).status).toBe(422)
  })

  it('begins by a link of a team where whoever runs the machine trusts it', async () => {
    const file = gateway.deps.config.TEAM_KEYS_FILE
    const before = await readFile(file, 'utf8')
    await writeFile(file, JSON.stringify({ [name]: { ...teamRow(teamKeys[name]), trusted: 'always' } }))
    expect((await press(await link(), cookiesOf(somebody('admin')))).status).toBe(303)
    await writeFile(file, before)
  })
})

describe('the link of a preview', () => {
  it('follows what its team saves, also back to what was published before', async () => {
    const ada = somebody('member')
    const { begun } = await press(await link({ follow: true }), cookiesOf(ada))
    const own = cookiesOf(ada, sent(begun))
    expect(await shown(own)).toMatchObject({ version: 'v2', registry: { previewFollows: true } })
    await team.upload(buildRemote(name, 'saved'))
    expect(await shown(own), 'published, and not yet shown').toMatchObject({ version: 'v2' })
    await link({ version: 'saved', follow: true })
    expect(await shown(own)).toMatchObject({ version: 'saved', via: 'preview' })
    await link({ follow: true })
    expect(await shown(own), 'a change that was undone').toMatchObject({ version: 'v2' })
    expect(await shown('')).toMatchObject({ version: 'v1' })
  })

  it('is refused for what is not published, or would not be promoted', async () => {
    expect(await team.call('POST', `${name}/preview`, '{"version":"v9"}')).toMatchObject({ status: 422 })
    await team.upload(buildRemote(name, 'old', { shared: { react: '^18.0.0' } }))
    expect(await team.call('POST', `${name}/preview`, '{"version":"old"}')).toMatchObject({
      message: expect.stringContaining('react ^18.0.0'),
    })
    expect(await team.promote(name, 'old')).toMatchObject({ status: 422 })
    expect((await gateway.get('/remotes/preview/bm90aGluZw.AAAA')).status).toBe(404)
  })
})
