import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCertificates } from '../../certificates.mjs'
import { defaultDataDir } from '../../src/paths.ts'
import { prepareCluster } from '../../src/postgres/cluster.ts'
import { modestMachine } from '../../src/postgres/server-settings.ts'
import { createRecords } from '../../src/process/records.ts'
import { createSupervisor, type Supervisor } from '../../src/supervisor/supervisor.ts'
import { Assembly } from './assemble.ts'
import { brokerOf } from './broker.ts'
import { readDockerfile } from './dockerfile.ts'
import { Installation, type Container } from './installation.ts'
import { canSandbox, runInSandbox } from './sandbox.ts'

/** `FAULTS=full`: all three services, and webpack in the build stages; otherwise one service and the gateway. */
const full = process.env['FAULTS'] === 'full'
const services = full ? ['users', 'missions', 'articles'] : ['users']
const ports: Record<string, string> = { users: '8101', missions: '8102', articles: '8103' }
const patience = full ? 900_000 : 300_000

/**
 * What `docker compose up --build` would do, without Docker: stages built from what they copy and nothing else, then
 * run as process 1, read-only, without rights, as an unprivileged user, with the variables and secrets of the compose
 * file, against a real PostgreSQL and a nats-server with the container's configuration.
 */
describe.skipIf(!canSandbox())('the images of the Dockerfile, run as docker-compose.yml says', () => {
  let folder: string
  let supervisor: Supervisor
  let assembly: Assembly
  let installation: Installation
  const containers = new Map<string, Container>()

  /** What PostgreSQL answers whoever has this secret; over TLS, unless the test says otherwise. */
  async function ask(secret: string, text: string, ssl?: false | { ca: string }): Promise<unknown[]> {
    const { port, password, pathname, username: user } = new URL(installation.secret(secret))
    const address = { host: '127.0.0.1', port: Number(port), user, password, database: pathname.slice(1) }
    const client = new Client({ ...address, ssl: ssl ?? { ca: installation.secret('tls-authority.pem') } })
    try {
      await client.connect()
      return (await client.query<object>(text)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  async function up(name: string): Promise<void> {
    const container = containers.get(name) ?? (await installation.start(name))
    containers.set(name, container)
    await installation.untilHealthy(name, container)
  }

  beforeAll(async () => {
    mkdirSync(defaultDataDir, { recursive: true })
    folder = mkdtempSync(join(defaultDataDir, 'test-images-'))
    assembly = new Assembly(readDockerfile(), join(folder, 'stages'), full)
    installation = await Installation.open(folder, assembly)
    supervisor = createSupervisor(createRecords(join(folder, 'processes.json')), folder, console.error)
    const port = installation.port('postgres:5432')
    const cluster = await prepareCluster({
      folder: join(folder, 'cluster'),
      port,
      password: installation.secret('postgres-password'),
      fsync: false,
      machine: modestMachine,
      certificate: installation.secret('tls-postgres.pem'),
    })
    await Promise.all([
      supervisor.start(cluster.program),
      brokerOf(installation).then((broker) => supervisor.start(broker)),
    ])
  }, patience)

  afterAll(async () => {
    await installation?.close()
    await supervisor?.stopAll()
    rmSync(folder, { recursive: true, force: true })
  }, patience)

  test(
    'the databases are made, and made again without harm',
    async () => {
      expect(await installation.run('databases')).toMatchObject({ code: 0 })
      expect(await installation.run('databases')).toMatchObject({ code: 0 })
    },
    patience,
  )

  test('the databases let nobody in without TLS, and are not believed under another authority', async () => {
    const tried = (ssl?: false | { ca: string }) =>
      ask('users-database-url', 'select version from pg_stat_ssl where pid = pg_backend_pid()', ssl)
    expect(await tried()).toEqual([{ version: 'TLSv1.3' }])
    await expect(tried(false)).rejects.toThrow(/no encryption/)
    await expect(tried({ ca: makeCertificates({}).authority })).rejects.toThrow(/certificate/)
  })

  test(
    'a service that is started before its migrations lives, and says what it waits for',
    async () => {
      const container = await installation.start('svc-users')
      containers.set('svc-users', container)
      const statusOf = (path: string) =>
        installation.ask(`https://svc-users:8101/${path}`).then(
          ({ status }) => status,
          () => 0,
        )
      await expect.poll(() => statusOf('livez')).toBe(200)
      expect(await statusOf('readyz')).toBe(503)
    },
    patience,
  )

  test(
    'the migrations find their folders in the image',
    async () => {
      for (const name of services) {
        const { code, said } = await installation.run(`migrate-${name}`)
        expect(said).toContain('migration applied')
        expect(code).toBe(0)
      }
    },
    patience,
  )

  test('from the start no usual role reads a wrapped key or deletes a reading, and the one of keys reads keys alone', async () => {
    const sealing = [
      { service: 'users', keys: 'health_keys.keys', sealed: 'health_answers' },
      { service: 'missions', keys: 'answer_keys.keys', sealed: 'questionnaire_answers' },
    ]
    for (const { service, keys, sealed } of sealing.filter((each) => services.includes(each.service))) {
      const [usual, reader] = [`${service}-database-url`, `${service}-keys-database-url`]
      await expect(ask(usual, `select 1 from ${keys}`)).rejects.toThrow(/permission denied/)
      expect(await ask(usual, `select 1 from ${sealed}`)).toEqual([])
      expect(await ask(reader, `select 1 from ${keys}`)).toEqual([])
      await expect(ask(reader, `select 1 from ${sealed}`)).rejects.toThrow(/permission denied/)
    }
    await expect(ask('users-database-url', 'delete from health_reads')).rejects.toThrow(/permission denied/)
  })

  test(
    'every program becomes healthy in the order of the compose file',
    async () => {
      await up('svc-users')
      await Promise.all(services.slice(1).map((name) => up(`svc-${name}`)))
      await up('gateway')
      const { status, text } = await installation.ask('https://gateway:8080/')
      expect(status).toBe(200)
      expect(text).toContain('<title>')
      for (const address of ['gateway:8080', 'svc-users:8101']) {
        expect((await installation.ask(`https://${address}/livez`)).status).toBe(200)
        await expect(fetch(installation.here(`http://${address}/livez`)), 'without TLS').rejects.toThrow()
        await expect(fetch(installation.here(`https://${address}/livez`)), 'to strangers').rejects.toThrow()
      }
    },
    patience,
  )

  test(
    'every loop works with the rights that the broker gives its user',
    async () => {
      for (const address of ['gateway:8080', ...services.map((name) => `svc-${name}:${ports[name] ?? ''}`)]) {
        await expect.poll(async () => sickLoops((await installation.ask(`https://${address}/readyz`)).text)).toEqual([])
      }
      expect(readFileSync(join(folder, 'nats.log'), 'utf8').match(/.*Violation.*/g)).toBeNull()
    },
    patience,
  )

  test.runIf(full)(
    'the remotes are published once',
    async () => {
      expect((await installation.run('publisher')).said).toMatch(/published mf-missions/)
      expect((await installation.run('publisher')).said).toMatch(/already/)
    },
    patience,
  )

  test(
    'nothing can be written but the volumes and /tmp, and no right is left',
    async () => {
      const script = `
        const { writeFileSync, readFileSync } = require('node:fs')
        const tried = (file) => { try { writeFileSync(file, ''); return 'written' } catch ({ code }) { return code } }
        const status = readFileSync('/proc/self/status', 'utf8')
        console.log(JSON.stringify([tried('/app/x'), tried('/x'), tried('/etc/x'), tried('/tmp/x'), process.getuid(),
          /CapEff:\\s*(\\w+)/.exec(status)[1], /NoNewPrivs:\\s*(\\d)/.exec(status)[1]]))`
      const log = join(folder, 'writing.log')
      const sandbox = { readOnly: true, user: 10_001, cwd: '/app', env: {}, binds: [], log }
      await runInSandbox({ ...sandbox, folder: await assembly.fileSystem('gateway'), command: ['node', '-e', script] })
      expect(JSON.parse(readFileSync(log, 'utf8'))).toEqual([
        'EROFS',
        'EROFS',
        'EROFS',
        'written',
        10_001,
        '0000000000000000',
        '1',
      ])
    },
    patience,
  )

  test(
    'each image names the packages that it holds, those of its front ends too',
    async () => {
      const bill = async (name: string) =>
        readFileSync(join(await assembly.fileSystem(name), 'app', 'bom.cdx.json'), 'utf8')
      expect(await bill('gateway')).toMatch(/"pkg:npm\/fastify@\d[^]*"pkg:npm\/react@\d/)
      expect(await bill('svc-users')).toContain('"pkg:npm/%40node-rs/argon2@')
    },
    patience,
  )

  test(
    'an image adds 80 MB at most to its base',
    async () => {
      for (const name of ['gateway', ...services.map((service) => `svc-${service}`)]) {
        const bytes = sizeOf(join(await assembly.fileSystem(name), 'app'))
        console.log(`${name} adds ${(bytes / 1e6).toFixed(1)} MB (limit 80 MB)`)
        expect(bytes).toBeLessThan(80e6)
      }
    },
    patience,
  )

  test(
    'what is written lies in the volumes, under the number of who runs it',
    () => {
      const registry = join(folder, 'volumes', 'remotes')
      expect(existsSync(registry)).toBe(true)
      expect(statSync(registry).uid).toBe(10_001)
    },
    patience,
  )

  test(
    'as process 1, each program ends with 0 on SIGTERM, long before the engine would kill it',
    async () => {
      for (const name of ['gateway', ...services.map((service) => `svc-${service}`)]) {
        const container = containers.get(name)
        if (!container) throw new Error(`${name} does not run`)
        const { code, seconds } = await installation.stop(container)
        console.log(`${name} ended ${seconds.toFixed(1)} s after SIGTERM (limit 25 s)`)
        expect({ name, code }).toEqual({ name, code: 0 })
        expect(seconds).toBeLessThan(25)
      }
    },
    patience,
  )
})

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((bytes, { parentPath, name }) => bytes + statSync(join(parentPath, name)).size, 0)
}

/** The loops of a program that are not healthy, but for those that wait for a stream of a service that does not run. */
function sickLoops(readiness: string): string[] {
  const answer: unknown = JSON.parse(readiness)
  const loops: unknown = typeof answer === 'object' && answer !== null && 'loops' in answer ? answer.loops : {}
  return Object.entries(loops as Record<string, { healthy: boolean; lastError?: string }>)
    .filter(([, { healthy, lastError = '' }]) => !healthy && (full || !lastError.includes('stream not found')))
    .map(([name, { lastError = '' }]) => `${name}: ${lastError}`)
}
