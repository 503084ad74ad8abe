import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { randomSecret } from '../files/secret.ts'
import { natsBinary } from '../nats/binary.ts'
import { natsServer } from '../nats/server.ts'
import { brokerUrl, singleUser } from '../nats/users.ts'
import { defaultDataDir, runtimeDir } from '../paths.ts'
import { prepareCluster } from '../postgres/cluster.ts'
import { modestMachine } from '../postgres/server-settings.ts'
import { isAlive } from '../process/identity.ts'
import { freePorts } from '../process/ports.ts'
import { createRecords } from '../process/records.ts'
import { endLeftovers } from '../supervisor/leftovers.ts'
import { createSupervisor } from '../supervisor/supervisor.ts'

const prefix = 'test-integration-'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
    natsUrl: string
  }
}

/**
 * The global setup of the integration tests: a PostgreSQL and a nats-server of this run alone, on free ports.
 * Tests find them as TEST_DATABASE_URL (a superuser) and TEST_NATS_URL; both may be set beforehand instead.
 *
 * @returns what ends them and deletes their data
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  await removeAbandoned()
  if (process.env['TEST_DATABASE_URL'] && process.env['TEST_NATS_URL']) return undefined
  const folder = join(defaultDataDir, `${prefix}${String(process.pid)}`)
  const records = createRecords(recordFile(folder))
  const supervisor = createSupervisor(records, join(folder, 'logs'), console.error)
  const [postgresPort = 0, natsPort = 0] = await freePorts(2)
  async function end(): Promise<void> {
    await supervisor.stopAll()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const binary = await natsBinary(runtimeDir, () => {})
    if (binary.older !== undefined)
      console.warn(`NATS ${binary.version} is older than containers have (${binary.older})`)
    const cluster = await prepareCluster({
      folder: join(folder, 'postgres'),
      port: postgresPort,
      password: 'integration-tests',
      fsync: false,
      // It would analyse a table whenever it finds the time: the plans of a test, and whether its database is as new
      // afterwards and can be used again, must not depend on that.
      autovacuum: false,
      // A pool for each file that runs, and several in some.
      machine: { ...modestMachine, connections: 200 },
    })
    // Streams of tests have names of their own, which no right names; but nobody comes in without a password either.
    const password = randomSecret()
    const users = singleUser('tests', password)
    await Promise.all([
      supervisor.start(natsServer(binary, { folder: join(folder, 'nats'), port: natsPort, fsync: false, users })),
      supervisor.start(cluster.program),
    ])
    const natsUrl = brokerUrl(natsPort, 'tests', password)
    process.env['TEST_DATABASE_URL'] = cluster.url
    process.env['TEST_NATS_URL'] = natsUrl
    project.provide('databaseUrl', cluster.url)
    project.provide('natsUrl', natsUrl)
    return end
  } catch (error) {
    await end()
    throw error
  }
}

/** What a killed test run has left behind: its number in the folder's name is nobody's any more. */
export async function removeAbandoned(): Promise<void> {
  const names = await readdir(defaultDataDir).catch(() => [])
  for (const name of names) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue
    const folder = join(defaultDataDir, name)
    await endLeftovers(recordFile(folder))
    await rm(folder, { recursive: true, force: true })
  }
}

function recordFile(folder: string): string {
  return join(folder, 'run', 'processes.json')
}
