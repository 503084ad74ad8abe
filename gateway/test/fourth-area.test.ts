import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Registry } from '@ensemble/contracts/registry'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { createTestDatabase, type TestDatabase } from '@ensemble/service-kit/testing/test-database'
import { createTestIdentity, type TestIdentity } from '@ensemble/service-kit/testing/test-token'
import { copyTree } from './support/copied-tree.ts'
import { type FakeService, startFakeService } from './support/fake-service.ts'
import { writeShell } from './support/fixtures.ts'

const area = 'trial-area'
const service = `svc-${area}`
const remoteName = `mf-${area}`

/**
 * In the long form also its types, the linters, and the tests that it begins with: a compiler reads half of the house for
 * them. What a change of the house breaks in a new area, its calls tell here.
 */
const full = process.env.FAULTS === 'full'

const shown = 'key-of-a-team-that-began-today'
const pair = generateKeyPairSync('ed25519')
const key = `${shown}.${pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url')}`
const row = {
  key: createHash('sha256').update(shown).digest('hex'),
  signers: [pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')],
}

let tree: Awaited<ReturnType<typeof copyTree>>
let folder: string
let bus: TestBus
let database: TestDatabase
let identity: TestIdentity
/** Nobody else fills the stream of ended sessions here, so a write asks whether its session lives. */
let users: FakeService

beforeAll(async () => {
  tree = await copyTree()
  folder = await mkdtemp(join(tmpdir(), 'fourth-area-'))
  bus = await createTestBus()
  database = await createTestDatabase({ directories: [] })
  identity = await createTestIdentity()
  users = await startFakeService()
  users.behave((_request, response) => void response.end('{"live":true}'))
})
afterAll(async () => {
  await tree.remove()
  const manager = await bus.bus.manager()
  await manager.streams.delete('TRIAL_AREA').catch(() => undefined)
  await bus.close()
  await database.close()
  await identity.close()
  await users.close()
  await rm(folder, { recursive: true })
})

/** What the shell of this tree gives, as its build says it. */
async function shellFacts() {
  const versionOf = async (file: string) => JSON.parse(await readFile(join(tree.folder, file), 'utf8')).version
  const react = await versionOf('node_modules/react/package.json')
  const kit = await versionOf('packages/mf-kit/package.json')
  const ui = await versionOf('packages/ui/package.json')
  const given = { react, 'react/': react, 'react-dom': react, 'react-dom/': react, '@ensemble/mf-kit': kit }
  const shared = { ...given, '@ensemble/ui': ui, '@ensemble/ui/data-grid': ui, '@ensemble/ui/rich-editor': ui }
  const runtime: object = createRequire(join(tree.folder, 'packages/mf-kit/package.json'))(
    '@module-federation/runtime-core',
  )
  const offers = { '@ensemble/mf-kit': ['useTranslation'], '@ensemble/ui': ['Page'] }
  return {
    contract: '1.0.0',
    shared,
    offers: { ...offers, '@module-federation/runtime-core': Object.keys(runtime) },
  }
}

function settings() {
  return {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    NATS_URL: bus.url,
    JWKS_URL: identity.jwksUrl,
    TOKEN_ISSUER: identity.issuer,
    PUBLIC_ORIGIN: 'http://ensemble.test',
    USERS_URL: users.url,
  }
}

it(`is begun by one command${full ? ': what it writes and changes compiles, passes the linters and its own tests' : ', once'}`, async () => {
  const begun = await tree.commands('area', [
    ['new', area],
    ['new', area],
  ])
  expect(begun).toMatchObject([{ code: 0 }, { code: 1 }])
  if (!full) return
  // One program of what is new and what was changed, with one checker: two would work out what both need again.
  const include = [service, remoteName, 'packages/contracts/src', 'gateway/src', 'platform/src', 'browser.d.ts']
  const { compilerOptions } = JSON.parse(await readFile(join(tree.folder, 'tsconfig.browser.json'), 'utf8'))
  const project = { extends: './tsconfig.base.json', compilerOptions, include, exclude: ['**/node_modules'] }
  await writeFile(join(tree.folder, 'tsconfig.server.json'), JSON.stringify(project))
  const linted = [service, remoteName, `packages/contracts/src/${area}`]
  for (const check of [
    ['node_modules/tsc7/bin/tsc', '--noEmit', '--checkers', '1', '-p', 'tsconfig.server.json'],
    ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...linted],
    ['node_modules/vitest/vitest.mjs', 'run', ...[service, remoteName].map((name) => `${name}/`)],
  ]) {
    const { code, out } = await tree.run(check)
    expect(code, out).toBe(0)
  }
}, 300_000)

it('answers through the gateway, tells of what was done, and delivers its front end; the shell is never touched', async () => {
  const shell = await writeShell(folder)
  const facts = await shellFacts()
  await writeFile(join(shell, 'shell.json'), JSON.stringify(facts))
  const teamKeys = join(folder, 'team-keys.json')
  await writeFile(teamKeys, JSON.stringify({ [remoteName]: row }))

  const migrated = await tree.run(['--import', 'tsx', `${service}/src/migrate.ts`], {
    MIGRATION_DATABASE_URL: database.url,
  })
  expect(migrated, migrated.out).toMatchObject({ code: 0 })
  const own = await tree.start(`${service}/src/main.ts`, { ...settings(), DATABASE_URL: database.url })
  const origin = await tree.start('gateway/src/main.ts', {
    ...settings(),
    MISSIONS_URL: 'http://127.0.0.1:9',
    ARTICLES_URL: 'http://127.0.0.1:9',
    TRIAL_AREA_URL: own,
    SHELL_DIR: shell,
    REMOTES_DIR: join(folder, 'remotes'),
    TEAM_KEYS_FILE: teamKeys,
    REGISTRY_BUCKET: `test-${randomUUID()}`,
  })
  for (const address of [own, origin]) {
    const ready = async () => expect((await fetch(`${address}/readyz`)).status).toBe(200)
    await vi.waitFor(ready, { timeout: 60_000, interval: 100 })
  }

  const authorization = `Bearer ${identity.tokenFor({ role: 'admin', departmentCode: null })}`
  const headers = { authorization, 'content-type': 'application/json', origin: 'http://ensemble.test' }
  const body = JSON.stringify({ title: 'The first' })
  const added = await fetch(`${origin}/api/trial_area/create`, { method: 'POST', headers, body })
  expect(added.status).toBe(200)
  const { data } = (await added.json()) as { data: { id: string } }
  const list = await fetch(`${origin}/api/trial_area/list`, { headers: { authorization } })
  expect(await list.json()).toMatchObject({ data: { items: [data] } })
  expect((await fetch(`${origin}/api/trial_area/list`)).status).toBe(401)
  const manager = await bus.bus.manager()
  const told = async () => (await manager.streams.info('TRIAL_AREA')).state.messages
  await vi.waitFor(async () => expect(await told()).toBe(1), { timeout: 30_000, interval: 50 })

  const remote = async (...lines: string[][]) => {
    const env = { ENSEMBLE_URL: origin, ENSEMBLE_KEY: key }
    const told = await tree.commands(
      'remote',
      lines.map((words) => [...words, '--json']),
      env,
    )
    return told.map(({ code, out }) => ({ code, data: JSON.parse(out) }))
  }
  const built = await tree.run([join(tree.folder, remoteName, 'build.mjs')])
  expect(built, built.out).toMatchObject({ code: 0 })
  const publish = ['publish', remoteName, '--dist', join(tree.folder, remoteName, 'dist')]
  const promote = ['promote', remoteName]
  const [first, ...before] = await remote(publish, publish, promote)
  expect(first).toMatchObject({ code: 0, data: { published: true } })
  expect(before).toMatchObject([
    { code: 0, data: { published: false } },
    // The shell is older than the remote.
    { code: 1, data: { error: { why: expect.stringContaining('does not give @ensemble/ui: PageHeader') } } },
  ])
  const newer = { ...facts, offers: { ...facts.offers, '@ensemble/ui': ['Page', 'PageHeader'] } }
  await writeFile(join(shell, 'shell.json'), JSON.stringify(newer))
  const version: unknown = first?.data.version
  expect(await remote(promote, ['history', remoteName], ['rollback', remoteName])).toMatchObject([
    { code: 0, data: { moved: true, version } },
    { code: 0, data: { moves: [{ kind: 'promote', by: { id: remoteName } }] } },
    // There is nothing before.
    { code: 1, data: { error: { why: expect.stringContaining('no previous version') } } },
  ])

  const registry = (await (await fetch(`${origin}/remotes.json`)).json()) as Registry
  expect(registry.remotes).toMatchObject([{ name: remoteName, version }])
  const page = await (await fetch(`${origin}/trial_area`)).text()
  expect(page).toContain(`/remotes/${remoteName}/${String(version)}/remoteEntry.`)
}, 300_000)
