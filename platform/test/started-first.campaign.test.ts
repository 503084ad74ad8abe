import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { natsBinary } from '../src/nats/binary.ts'
import { natsServer } from '../src/nats/server.ts'
import { platformUsers } from '../src/nats/users.ts'
import { defaultDataDir, root, runtimeDir } from '../src/paths.ts'
import { prepareCluster, type Cluster } from '../src/postgres/cluster.ts'
import { modestMachine } from '../src/postgres/server-settings.ts'
import { freePorts } from '../src/process/ports.ts'
import { createRecords } from '../src/process/records.ts'
import { openSecrets, type Secrets } from '../src/secrets.ts'
import { services, type Service } from '../src/services.ts'
import { dataPaths, portCount, portsFrom, type Settings } from '../src/settings.ts'
import { serviceEnvironment } from '../src/start/environments.ts'
import { prepareDatabases, type Databases } from '../src/start/infrastructure.ts'
import { migrateAll } from '../src/start/one-shot.ts'
import { bundleOf, gatewayProgram, serviceProgram } from '../src/start/programs.ts'
import { bundle } from '../src/supervisor/bundle.ts'
import type { Program } from '../src/supervisor/program.ts'
import { createSupervisor, type Supervisor } from '../src/supervisor/supervisor.ts'

/** How soon everything is ready once database and broker have appeared, in ms. */
const limitMs = 10_000

// Below the root, where bundled programs find their dependencies.
const folder = join(defaultDataDir, `test-started-first-${String(process.pid)}`)
const records = createRecords(join(folder, 'processes.json'))
const supervisor: Supervisor = createSupervisor(records, join(folder, 'logs'), () => undefined)
const running = new Set<ChildProcess>()
const connections: Socket[] = []
let settings: Settings
let secrets: Secrets
let cluster: Cluster
let broker: Program

beforeAll(async () => {
  const ports = portsFrom(await freePorts(portCount))
  const origin = `http://localhost:${String(ports.gateway)}`
  settings = { dataDir: folder, ports, publicOrigin: origin, fsync: false, env: { PATH: process.env['PATH'] } }
  secrets = openSecrets(dataPaths(folder).secrets)
  const names = [...services.map(({ name }) => name), 'gateway']
  await Promise.all(names.map((name) => bundle(bundleOf(settings, name))))
  cluster = await prepareCluster({
    folder: dataPaths(folder).postgres,
    port: ports.postgres,
    password: secrets.password('postgres'),
    fsync: false,
    machine: modestMachine,
  })
  const nats = {
    folder: dataPaths(folder).nats,
    port: ports.nats,
    fsync: false,
    users: platformUsers(secrets.brokerPassword),
  }
  broker = natsServer(await natsBinary(runtimeDir, () => undefined), nats)
  mkdirSync(dataPaths(folder).shell, { recursive: true })
  writeFileSync(join(dataPaths(folder).shell, 'index.html'), '<!doctype html>')
})

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  for (const connection of connections) connection.destroy()
  await supervisor.stop('nats')
  await supervisor.stop('postgres')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Where a service's database will be: known before it is there. */
function environmentOf(service: Service): NodeJS.ProcessEnv {
  const { database } = service
  const address = (role: string) =>
    `postgres://${database}_${role}:${secrets.password(`${database}_${role}`)}@127.0.0.1:${String(settings.ports.postgres)}/${database}`
  return serviceEnvironment(settings, service, secrets, { ownerUrl: address('owner'), appUrl: address('app') })
}

function allPrograms(): Program[] {
  const ours = services.map((service) => serviceProgram(settings, service, environmentOf(service), 'bundled'))
  return [...ours, gatewayProgram(settings, secrets, dataPaths(folder).shell, 'bundled')]
}

interface Started {
  program: Program
  child: ChildProcess
  /** What it has printed so far. */
  printed(): { log: string; complaint: string }
}

/** By hand, so that nobody starts again what ends. */
function start(program: Program): Started {
  const files = [`${program.name}.out`, `${program.name}.err`].map((name) => join(folder, name))
  const [out = 0, err = 0] = files.map((file) => openSync(file, 'w'))
  const { command, args, cwd, env } = program
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', out, err] })
  for (const file of [out, err]) closeSync(file)
  running.add(child)
  const [log = '', complaint = ''] = files
  return {
    program,
    child,
    printed: () => ({ log: readFileSync(log, 'utf8'), complaint: readFileSync(complaint, 'utf8') }),
  }
}

async function probe(program: Program, path: string) {
  try {
    const response = await fetch(`http://127.0.0.1:${String(program.ports[0]?.port)}${path}`)
    const body: unknown = await response.json()
    return { status: response.status, body, retryAfter: response.headers.get('retry-after') }
  } catch {
    return undefined
  }
}

/** Asks a program until it answers so. */
async function eventually(one: Started, path: string, answer: object): Promise<void> {
  await vi.waitFor(async () => expect(await probe(one.program, path), told(one)).toMatchObject(answer), {
    interval: 50,
  })
}

async function makeDatabases(): Promise<Databases> {
  await supervisor.start(cluster.program)
  const databases = await prepareDatabases(settings, secrets, cluster.url)
  const owner = (service: Service) => ({
    ...environmentOf(service),
    MIGRATION_DATABASE_URL: databases[service.name].ownerUrl,
  })
  await migrateAll(settings, records, owner, () => undefined)
  return databases
}

async function expectAllReady(started: readonly Started[], since: number): Promise<void> {
  for (const one of started) await eventually(one, '/readyz', { body: { ready: true, broker: true } })
  console.log(`all ready ${Date.now() - since} ms after database and broker had appeared (limit ${limitMs} ms)`)
}

/** What a failure needs to be understood: whether the program still runs, and all that it has said. */
function told({ program, child: { exitCode, signalCode }, printed }: Started): string {
  const { log, complaint } = printed()
  return `${program.name}: exit code ${String(exitCode)}, signal ${String(signalCode)}\n${complaint}${log}`
}

const stillRunning = (started: readonly Started[]) =>
  expect(started.map(({ child: { exitCode, signalCode } }) => exitCode ?? signalCode)).toEqual([null, null, null, null])

describe('everything started before its database and its broker', () => {
  it('is alive, says what it waits for, answers calls with a clear 503, and is ready once they are made', async () => {
    const programs = allPrograms()
    const started = programs.map(start)
    for (const one of started) {
      const { program } = one
      await eventually(one, '/livez', { status: 200, body: { live: true } })
      const ready = await probe(program, '/readyz')
      expect(ready, program.name).toMatchObject({ status: 503, body: { ready: false, problem: expect.any(String) } })
      console.log(`${program.name} waits: ${JSON.stringify(ready?.body)}`)
    }
    const gateway = programs.at(-1)
    if (!gateway) throw new Error('unreachable: there are four programs')
    expect(await probe(gateway, '/api/auth/password_policy')).toMatchObject({
      status: 503,
      retryAfter: '2',
      body: { success: false, data: { code: 'SERVICE_UNAVAILABLE' } },
    })
    // From nothing: an empty server first, then databases, roles and schema; the broker last.
    await makeDatabases()
    await supervisor.start(broker)
    await expectAllReady(started, Date.now())
    stillRunning(started)
  })

  it('is ready when database and broker of yesterday come back', async () => {
    const programs = allPrograms()
    const started = programs.map(start)
    for (const one of started) await eventually(one, '/readyz', { status: 503 })
    // As a balancer opens them ahead of need: they ask nothing, and keep nobody from getting ready.
    for (const { ports } of programs)
      connections.push(connect(ports[0]?.port ?? 0, '127.0.0.1').on('error', () => undefined))
    await Promise.all(connections.map((connection) => once(connection, 'connect')))
    const since = Date.now()
    await Promise.all([supervisor.start(cluster.program), supervisor.start(broker)])
    await expectAllReady(started, since)
    stillRunning(started)
  })

  it('ends at once and without an error when it is stopped while it waits', async () => {
    const [program] = allPrograms()
    if (!program) throw new Error('unreachable: there are four programs')
    const one = start(program)
    await eventually(one, '/livez', { status: 200 })
    one.child.kill('SIGTERM')
    expect(await once(one.child, 'exit')).toEqual([0, null])
  })
})

it('an older schema refuses the start with a sentence', async () => {
  const databases = await makeDatabases()
  const service = services[2]
  // What only takes something away is needed by no release.
  const folder = join(root, service.name, 'migrations')
  const files = readdirSync(folder).sort()
  const last = files.findLastIndex((name) => !readFileSync(join(folder, name), 'utf8').startsWith('-- contract'))
  const client = new Client({ connectionString: databases[service.name].ownerUrl })
  await client.connect()
  await client.query('delete from schema_migrations where name = any($1)', [files.slice(last)])
  await client.end()
  const { child, printed } = start(serviceProgram(settings, service, environmentOf(service), 'bundled'))
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(printed().complaint).toBe(
    `The database lacks ${String(files[last])}: run the migrations of this service first (db:migrate).\n`,
  )
})
