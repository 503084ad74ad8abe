import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../packages/service-kit/src/config.ts'
import { Database, openDatabase } from '../../packages/service-kit/src/database.ts'
import { createLog } from '../../packages/service-kit/src/log.ts'
import { migrate } from '../../packages/service-kit/src/migrations/migrate.ts'
import { buildService } from '../../packages/service-kit/src/service/build-service.ts'
import { migrationFolders } from '../../packages/service-kit/src/service/migration-folders.ts'
import { createCaller } from '../../packages/service-kit/src/testing/call.ts'
import { createTestIdentity, testPrincipal } from '../../packages/service-kit/src/testing/test-token.ts'
import { service } from '../../svc-articles/src/service.ts'
import { cloneDatabase } from '../../platform/src/cluster/clone.ts'
import { prepareCluster, type Cluster } from '../../platform/src/postgres/cluster.ts'
import { ensureDatabase } from '../../platform/src/postgres/databases.ts'
import { modestMachine } from '../../platform/src/postgres/server-settings.ts'
import { freePorts } from '../../platform/src/process/ports.ts'
import { createRecords, type Records } from '../../platform/src/process/records.ts'
import { createSupervisor, type Supervisor } from '../../platform/src/supervisor/supervisor.ts'

const maxAgeMs = 10_000
/** Whole seconds, no more than the limit. */
const aged = /^([1-9]|10)$/
const admin = testPrincipal({ role: 'admin', departmentCode: null })
const log = createLog({ name: 'test', level: 'silent' })

let folder: string
let supervisor: Supervisor
let records: Records
let standby: Cluster
let ending: (() => Promise<void>)[] = []
let call: ReturnType<typeof createCaller>
let primary: Database
let state: () => unknown

/** A service as it runs: the roles of an installation, a primary, and a standby that follows it. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ensemble-standby-'))
  records = createRecords(join(folder, 'processes.json'))
  supervisor = createSupervisor(records, join(folder, 'logs'), () => undefined)
  const [first = 0, second = 0] = await freePorts(2)
  const prepare = (name: string, port: number) =>
    prepareCluster({ folder: join(folder, name), port, password: 'secret', fsync: false, machine: modestMachine })
  const leading = await prepare('1', first)
  standby = await prepare('2', second)
  await supervisor.start(leading.program)
  const database = { name: 'ensemble_articles', ownerPassword: 'owner', appPassword: 'app' }
  const { appUrl, ownerUrl } = await ensureDatabase(leading.url, database)
  await migrate({ url: ownerUrl, directories: migrationFolders(service), log: { info: () => undefined } })
  await cloneDatabase({ url: leading.url, dataDirectory: leading.program.mark }, standby.program.mark)
  await supervisor.start({ ...standby.program, name: 'standby' })

  const identity = await createTestIdentity()
  const config = readConfig(service.settings, {
    NODE_ENV: 'test',
    PORT: '0',
    NATS_URL: 'nats://unused',
    PUBLIC_ORIGIN: 'https://ensemble.example.org',
    USERS_URL: 'http://127.0.0.1:9',
    TOKEN_ISSUER: identity.issuer,
    JWKS_URL: identity.jwksUrl,
    STORAGE_URL: pathToFileURL(folder).href,
    DATABASE_URL: appUrl,
    DATABASE_READ_ADDRESS: `127.0.0.1:${second}`,
    DATABASE_READ_MAX_AGE_MS: String(maxAgeMs),
  })
  primary = openDatabase({ url: appUrl })
  const { app, close } = await buildService(service, { config, db: primary, log })
  await app.ready()
  await app.service.verifier.load()
  call = createCaller(app, identity)
  state = async () => (await app.inject('/readyz')).json().loops.standby
  ending = [() => app.close(), close, () => identity.close()]
})

afterAll(async () => {
  for (const end of ending) await end()
  await supervisor.stopAll()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  // The one before may have killed it: it comes back by itself.
  await vi.waitFor(() => onStandby('select pg_wal_replay_resume() where pg_is_in_recovery()'))
  await vi.waitFor(async () => expect((await list()).age).toBeDefined())
})

/** The titles of a list, and how old the answer may be. */
async function list(cacheControl = 'max-age=60'): Promise<{ titles: string[]; age: unknown }> {
  const { data, headers, status } = await call('article.managed', { query: {} }, admin, 'en', {
    'cache-control': cacheControl,
  })
  expect(status).toBe(200)
  return { titles: data.items.map(({ title }) => title), age: headers['age'] }
}

async function write(title: string): Promise<void> {
  const body = { title, language: 'fr' as const }
  expect(await call('article.create', { body }, admin)).toMatchObject({ status: 200 })
}

async function onStandby(text: string): Promise<void> {
  const db = openDatabase({ url: standby.url, statementTimeoutMs: 60_000 })
  await db.query({ text })
  await db.close()
}

function signal(name: NodeJS.Signals): void {
  const { pid } = records.all().find((running) => running.name === 'standby') ?? { pid: 0 }
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  process.kill(pid, name)
  for (const child of children) {
    try {
      process.kill(child, name)
    } catch {
      // It has ended since.
    }
  }
}

test('a list comes from the standby, says so, and only where who asks accepts an older one', async () => {
  await onStandby('select pg_wal_replay_pause()')
  await write('Écrit à l’instant')
  await vi.waitFor(async () => expect(await list()).toEqual({ titles: [], age: expect.stringMatching(aged) }))
  for (const others of ['no-cache', 'max-age=0', '']) {
    expect(await list(others)).toEqual({ titles: ['Écrit à l’instant'], age: undefined })
  }
  await onStandby('select pg_wal_replay_resume()')
  await vi.waitFor(async () => {
    expect(await list()).toEqual({ titles: ['Écrit à l’instant'], age: expect.stringMatching(aged) })
  })
})

test('what is older than the limit is read from the primary, until the standby has caught up', async () => {
  await onStandby('select pg_wal_replay_pause()')
  await write('Encore un')
  await vi.waitFor(async () => expect((await list('max-age=1')).age).toBeUndefined())
  await vi.waitFor(async () => expect((await list()).age).toBeUndefined(), { timeout: 5 * maxAgeMs })
  expect((await list()).titles).toContain('Encore un')
  await onStandby('select pg_wal_replay_resume()')
  await vi.waitFor(async () => expect(await list()).toMatchObject({ age: expect.stringMatching(aged) }))
  await vi.waitFor(async () => expect((await list()).titles).toContain('Encore un'))
})

test('a standby that hangs is waited for once, and one that is gone costs nothing', async () => {
  signal('SIGSTOP')
  const reads = vi.spyOn(Database.prototype, 'transaction')
  // Each would wait for half a second, were it not known after the first; on a busy machine it is known before that.
  for (let asked = 0; asked < 10; asked += 1) expect((await list()).age).toBeUndefined()
  expect(reads.mock.contexts.filter((database) => database !== primary).length).toBeLessThanOrEqual(1)
  reads.mockRestore()
  await vi.waitFor(async () => expect(await state()).toMatchObject({ healthy: false }))
  signal('SIGCONT')
  await vi.waitFor(async () => expect((await list()).age).toMatch(aged))
  signal('SIGKILL')
  for (let asked = 0; asked < 10; asked += 1) expect((await list()).titles).toContain('Encore un')
})

test('what is no list, and what a standby refuses, comes from the primary', async () => {
  const { headers } = await call('article.statistics', { query: {} }, admin, 'en', { 'cache-control': 'max-age=60' })
  expect(headers['age']).toBeUndefined()
  const beyond = { query: { page: 9 } }
  expect(await call('article.managed', beyond, admin, 'en', { 'cache-control': 'max-age=60' })).toMatchObject({
    status: 422,
  })
})

test('a standby that was promoted is none any more', async () => {
  await onStandby('select pg_promote(true, 30)')
  await vi.waitFor(async () => expect((await list()).age).toBeUndefined())
  await write('Après la promotion')
  expect((await list()).titles).toContain('Après la promotion')
})
