import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { Bus } from '@ensemble/service-kit/bus'
import { readConfig } from '@ensemble/service-kit/config'
import { createLog } from '@ensemble/service-kit/log'
import { createTestIdentity, type TestIdentity } from '@ensemble/service-kit/testing/test-token'
import { createGateway } from '../../src/app.ts'
import { Config } from '../../src/config.ts'
import { closeDeps, openDeps, type GatewayDeps } from '../../src/deps.ts'
import { type Timeouts, upstreamSettings } from '../../src/upstreams.ts'
import { startFakeService, type FakeService } from './fake-service.ts'
import { writeShell, writeTeamKeys } from './fixtures.ts'

export interface TestGateway {
  url: string
  deps: GatewayDeps
  identity: TestIdentity
  users: FakeService
  missions: FakeService
  articles: FakeService
  folder: string
  /** fetch() from the gateway's own origin as a member, unless `headers` say otherwise. */
  get(path: string, init?: RequestInit): Promise<Response>
  asMember(path: string, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

export interface TestGatewayOptions {
  settings?: Partial<Record<keyof Config, string>>
  timeouts?: Timeouts
  bus?: Bus
  /** Gets what the gateway logs. */
  lines?: string[]
  /** Reuses the folder of an earlier gateway. */
  folder?: string
}

/** Of each store of objects: all tests share the room of one broker, which sets it aside for each. */
const roomBytes = 33_554_432

/** A broker that is never there. */
export const noBroker = 'nats://127.0.0.1:9'

/** The gateway as it runs, listening, in front of services that do what the test wants. */
export async function startGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const [identity, users, missions, articles] = await Promise.all([
    createTestIdentity(),
    startFakeService(),
    startFakeService(),
    startFakeService(),
  ])
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'gateway-')))
  const config = readConfig(Config, {
    NODE_ENV: 'test',
    PORT: '0',
    NATS_URL: noBroker,
    JWKS_URL: identity.jwksUrl,
    TOKEN_ISSUER: identity.issuer,
    PUBLIC_ORIGIN: 'http://ensemble.test',
    LOG_LEVEL: 'silent',
    ...Object.fromEntries(Object.values(upstreamSettings).map((name) => [name, 'http://127.0.0.1:9'])),
    USERS_URL: users.url,
    MISSIONS_URL: missions.url,
    ARTICLES_URL: articles.url,
    SHELL_DIR: await writeShell(folder),
    REMOTES_DIR: join(folder, 'remotes'),
    TEAM_KEYS_FILE: await writeTeamKeys(folder),
    REGISTRY_BUCKET: `test-${randomUUID()}`,
    ...options.settings,
  })
  const { lines } = options
  const log = lines
    ? createLog({ name: 'gateway', level: 'info' }, { write: (line) => void lines.push(line) })
    : createLog({ name: 'gateway', level: 'silent' })
  const bus = options.bus ?? new Bus({ url: config.NATS_URL, name: 'gateway', log })
  const deps = await openDeps(config, log, { bus, timeouts: options.timeouts, roomBytes })
  const app = await createGateway(deps)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const get = (path: string, init?: RequestInit) => fetch(`${url}${path}`, { redirect: 'manual', ...init })
  return {
    url,
    deps,
    identity,
    users,
    missions,
    articles,
    folder,
    get,
    asMember: (path, init) =>
      get(path, { ...init, headers: { authorization: `Bearer ${identity.tokenFor()}`, ...init?.headers } }),
    async close() {
      await app.close()
      await closeDeps(deps)
      await Promise.all([identity, users, missions, articles].map((part) => part.close()))
      if (!options.folder) await rm(folder, { recursive: true, force: true })
    },
  }
}
