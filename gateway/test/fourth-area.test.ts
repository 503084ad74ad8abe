import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Registry } from '@ensemble/contracts/registry'
import { Bus } from '@ensemble/service-kit/bus'
import { createLog } from '@ensemble/service-kit/log'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

const execute = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const name = 'mf-trial-area'
const key = 'key-of-a-team-that-began-today'

let bus: TestBus
let gateway: TestGateway
let facts: { contract: string; shared: Record<string, string>; offers: Record<string, string[]> }

beforeAll(async () => {
  bus = await createTestBus()
  const log = createLog({ name: 'bus', level: 'silent' })
  const own = new Bus({ url: bus.url, name: 'gateway', namespace: bus.namespace, log })
  gateway = await startGateway({ bus: own })
  await vi.waitFor(() => expect(gateway.deps.store.following).toBe(true))
  // What the shell of this tree gives.
  const versionOf = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8')).version
  const react = await versionOf('node_modules/react/package.json')
  const kit = await versionOf('packages/mf-kit/package.json')
  const ui = await versionOf('packages/ui/package.json')
  const given = { react, 'react/': react, 'react-dom': react, 'react-dom/': react, '@ensemble/mf-kit': kit }
  const shared = { ...given, '@ensemble/ui': ui, '@ensemble/ui/data-grid': ui, '@ensemble/ui/rich-editor': ui }
  facts = { contract: '1.0.0', shared, offers: { '@ensemble/mf-kit': ['useTranslation'], '@ensemble/ui': ['Page'] } }
  await writeShellFacts(facts)
  const digest = createHash('sha256').update(key).digest('hex')
  await writeFile(join(gateway.folder, 'team-keys.json'), JSON.stringify({ [name]: digest }))
  await rm(join(root, name), { recursive: true, force: true })
})
afterAll(async () => {
  await rm(join(root, name), { recursive: true, force: true })
  await gateway.close()
  await bus.close()
})

/** What the build of the shell says that it gives. */
async function writeShellFacts(content: object): Promise<void> {
  await writeFile(join(gateway.folder, 'shell', 'shell.json'), JSON.stringify(content))
}

async function remote(...words: string[]): Promise<{ code: number; data: Record<string, unknown> }> {
  const env = { ...process.env, ENSEMBLE_URL: gateway.url, ENSEMBLE_KEY: key }
  const args = ['platform/launch.mjs', 'remote', ...words, '--json']
  const run = await execute(process.execPath, args, { cwd: root, env }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && 'stdout' in error) return { ...error, code: Number(error.code) }
    throw error
  })
  return { code: 'code' in run ? Number(run.code) : 0, data: JSON.parse(String(run.stdout)) }
}

it('a new area is begun, tested, built, published, promoted and taken back, and the shell is never touched', async () => {
  expect(await remote('new', name)).toMatchObject({ code: 0, data: { name } })

  // Its own tests, in the fake shell.
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'components', `${name}/`]
  await execute(process.execPath, vitest, { cwd: root })
  // Its own build, into its own folder.
  await execute(process.execPath, ['build.mjs'], { cwd: join(root, name) })

  const dist = join(root, name, 'dist')
  const first = await remote('publish', name, '--dist', dist)
  expect(first).toMatchObject({ code: 0, data: { published: true } })
  expect(await remote('publish', name, '--dist', dist)).toMatchObject({ code: 0, data: { published: false } })
  expect(await remote('promote', name), 'the shell is older than the remote').toMatchObject({
    code: 1,
    data: { error: { why: expect.stringContaining('does not give @ensemble/ui: PageHeader') } },
  })
  await writeShellFacts({ ...facts, offers: { ...facts.offers, '@ensemble/ui': ['Page', 'PageHeader'] } })
  expect(await remote('promote', name)).toMatchObject({ code: 0, data: { moved: true, version: first.data.version } })

  const registry = (await (await gateway.get('/remotes.json')).json()) as Registry
  expect(registry.remotes).toMatchObject([{ name, version: first.data.version }])
  const page = await (await gateway.get('/trial_area')).text()
  expect(page).toContain(`/remotes/${name}/${String(first.data.version)}/remoteEntry.`)
  expect(await remote('history', name)).toMatchObject({ data: { moves: [{ kind: 'promote', by: { id: name } }] } })
  expect(await remote('rollback', name), 'there is nothing before').toMatchObject({
    code: 1,
    data: { error: { why: expect.stringContaining('no previous version') } },
  })
}, 300_000)
