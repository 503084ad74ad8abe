import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Call, calls } from '@ensemble/contracts/calls'
import type { Registry } from '@ensemble/contracts/registry'
import { Bus } from '@ensemble/service-kit/bus'
import { createLog } from '@ensemble/service-kit/log'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { deliveryOf } from './support/delivery.ts'
import { buildRemote, teamRow, type TestBuild } from './support/fixtures.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

/** Names that nobody takes for one another. */
const letter = (index: number) => 'bdfhkmpt'.charAt(index)
const teams = Array.from({ length: 50 }, (_, index) => `mf-${letter(index / 7)}${letter(index % 7)}-area`)
/** How soon every gateway serves what one was told, in ms. */
const togetherMs = 1000
/** What a page carries of all areas, compressed, at most. */
const registryBytes = 80_000

const keyOf = (name: string) => `key-of-${name}`

let folder: string
let bus: TestBus
let gateways: TestGateway[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fifty-teams-'))
  bus = await createTestBus()
  const file = join(folder, 'team-keys.json')
  await writeFile(file, JSON.stringify(Object.fromEntries(teams.map((name) => [name, teamRow(keyOf(name))]))))
  const settings = { REGISTRY_BUCKET: `fifty-${randomUUID()}`, TEAM_KEYS_FILE: file, LIMIT_ANONYMOUS: '100000' }
  const log = createLog({ name: 'test', level: 'silent' })
  const newBus = () => new Bus({ url: process.env['TEST_NATS_URL'] ?? '', name: 'gateway', log })
  gateways = await Promise.all([newBus(), newBus()].map((own) => startGateway({ bus: own, settings })))
  for (const { deps } of gateways) await vi.waitFor(() => expect(deps.store.following).toBe(true))
})
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()))
  await bus.close()
  await rm(folder, { recursive: true })
})

/** As large as the descriptor of one of ours: 25 files, 40 calls, 4 pages. */
function areaOf(name: string, version: string): TestBuild {
  // What touches accounts or health waits for an admin's word.
  const plain = Object.values<Call>(calls).filter(({ affects }) => affects === undefined)
  const many = plain.map(({ method, path }) => `${method} ${path}`)
  const routes = Array.from({ length: 4 }, (_, page) => ({
    path: `/${name}/page_${page}/:id`,
    titleKey: `title.${page}`,
  }))
  const { files, descriptor } = buildRemote(name, version, { calls: many.slice(0, 40), routes })
  // Each with a content of its own: digests are what does not compress.
  const more = Array.from({ length: 22 }, (_, index) => `assets/part-${index}.${version}.js`)
  const contents = more.map((path) => [path, `export const of = '${name} ${path}'`] as const)
  const digests = contents.map(([path, text]) => [path, createHash('sha384').update(text).digest('base64')] as const)
  return {
    files: { ...files, ...Object.fromEntries(contents) },
    descriptor: { ...descriptor, files: { ...descriptor.files, ...Object.fromEntries(digests) } },
  }
}

async function registryText(gateway: TestGateway): Promise<string> {
  return (await gateway.get('/remotes.json')).text()
}

it(
  'fifty teams with a remote each: what a page carries, and how soon a promotion is everywhere',
  { timeout: 900_000 },
  async () => {
    const [one, two] = gateways
    if (!one || !two) throw new Error('unreachable: two were started')
    const sizes: string[] = []
    const waits: number[] = []
    for (const [index, name] of teams.entries()) {
      const team = deliveryOf(index % 2 ? one : two, keyOf(name))
      const build = areaOf(name, 'v1')
      expect(await team.upload(build)).toMatchObject({ status: 200 })
      expect(await team.promote(name, 'v1'), name).toMatchObject({ status: 200 })
      const begun = performance.now()
      const given = async (gateway: TestGateway) => {
        const registry: Registry = JSON.parse(await registryText(gateway))
        expect(registry.remotes.find((remote) => remote.name === name)?.version).toBe('v1')
      }
      for (const gateway of [one, two])
        await vi.waitFor(() => given(gateway), { timeout: 5 * togetherMs, interval: 10 })
      waits.push(performance.now() - begun)
      if (![1, 10, 25, 50].includes(index + 1)) continue
      const text = await registryText(one)
      const sent = brotliCompressSync(text).length
      const page = brotliCompressSync(await (await one.get('/')).text()).length
      const sorted = waits.splice(0).sort((a, b) => a - b)
      const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
      sizes.push(
        `| ${index + 1} | ${text.length} | ${sent} | ${page} | ${middle.toFixed(0)} (${(sorted.at(-1) ?? 0).toFixed(0)}) |`,
      )
      expect(sent).toBeLessThan(registryBytes)
    }
    const head =
      '| teams | registry, bytes | compressed | page, compressed | promotion everywhere after, ms (longest) |'
    process.stdout.write(`${[head, '|--:|--:|--:|--:|--:|', ...sizes].join('\n')}\n`)
  },
)
