import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Bus } from '@ensemble/service-kit/bus'
import { createLog } from '@ensemble/service-kit/log'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { previewedVersions } from '../src/registry/preview-records.ts'
import { deliveryOf } from './support/delivery.ts'
import { buildRemote } from './support/fixtures.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

const name = 'mf-missions'
const previews = `previews.${Buffer.from(name).toString('base64url')}`
/** What a later release may write, in a shape that this one does not know. */
const ofLaterRelease = '{"links":[{"begunBy":"somebody"}]}'

let bus: TestBus
let gateway: TestGateway
let team: ReturnType<typeof deliveryOf>
const lines: string[] = []

beforeAll(async () => {
  bus = await createTestBus()
  const log = createLog({ name: 'bus', level: 'silent' })
  const own = new Bus({ url: bus.url, name: 'gateway', namespace: bus.namespace, log })
  gateway = await startGateway({ bus: own, lines })
  await vi.waitFor(() => expect(gateway.deps.store.following).toBe(true))
  await gateway.deps.retention.stop()
  team = deliveryOf(gateway)
  for (const version of ['v1', 'v2']) await team.upload(buildRemote(name, version))
})
afterAll(async () => {
  await gateway.close()
  await bus.close()
})

/** Another gateway has written it. */
async function hold(key: string, text: string): Promise<void> {
  await gateway.deps.values.change(key, () => text)
  expect(gateway.deps.values.get(key)).toBe(text)
}

it('a registry that cannot be read stays as it is: no move is made, and the log says why', async () => {
  await hold('registry', ofLaterRelease)
  expect(await team.promote(name, 'v1')).toMatchObject({ status: 500, code: 'SOMETHING_WENT_WRONG' })
  expect(gateway.deps.values.get('registry')).toBe(ofLaterRelease)
  expect(lines.filter((line) => line.includes('registry cannot be read'))).not.toEqual([])
  await gateway.deps.values.change('registry', () => JSON.stringify({ revision: 1, remotes: {} }))
  expect(await team.promote(name, 'v1')).toMatchObject({ status: 200 })
})

it('a registry of a later release is not replaced by the one that was known; visitors get what they got', async () => {
  const before = gateway.deps.store.state
  await hold('registry', ofLaterRelease)
  expect(await team.promote(name, 'v2')).toMatchObject({ status: 500 })
  expect(gateway.deps.values.get('registry')).toBe(ofLaterRelease)
  expect(gateway.deps.store.state).toBe(before)
  expect(lines.filter((line) => line.includes('registry holds something else'))).not.toEqual([])
  await gateway.deps.values.change('registry', () => JSON.stringify(before))
})

it('records of previews that cannot be read stay as they are: no link begins, no version is forgotten', async () => {
  await hold(previews, ofLaterRelease)
  expect(await team.call('POST', `${name}/preview`, '{"version":"v2"}')).toMatchObject({ status: 500 })
  expect(gateway.deps.values.get(previews)).toBe(ofLaterRelease)
  expect(lines.filter((line) => line.includes(`records of previews of ${name} cannot be read`))).not.toEqual([])
  expect(previewedVersions(gateway.deps.values, name, new Date())).toBeNull()
  await gateway.deps.retention.tidy(new Date(Date.now() + 200 * 86_400_000))
  expect(gateway.deps.publications.of(name).filter(({ leaving }) => leaving !== undefined)).toEqual([])
  expect(lines.filter((line) => line.includes('none is forgotten'))).toHaveLength(1)
})
