import { join } from 'node:path'
import { debianProgram } from '../debian/debian-program.ts'
import { runtimeDir } from '../paths.ts'
import { prepareCluster } from '../postgres/cluster.ts'
import { modestMachine } from '../postgres/server-settings.ts'
import { openSecrets, type Secrets } from '../secrets.ts'
import { services } from '../services.ts'
import { dataPaths, instancesOf } from '../settings.ts'
import type { Session } from '../start/session.ts'
import type { Steps } from '../terminal/steps.ts'
import { bringUpForBrowser } from '../testing/browser-platform.ts'
import { balancer, type Balanced, type Balancer } from './balancer.ts'
import type { ClusterSettings } from './cluster-settings.ts'
import { DatabasePair } from './database-pair.ts'
import { pooler } from './pooler.ts'

/**
 * Brings up everything twice, the brokers three times, a database with its standby and what stands before them.
 * @returns the variables with which tests find it
 * @throws Failure of the first step that fails
 */
export async function bringUpCluster(settings: ClusterSettings, session: Session, steps: Steps) {
  const { supervisor } = session
  const secrets = openSecrets(dataPaths(settings.dataDir).secrets)
  const haproxy = await steps.run('HAProxy', () => debianProgram('haproxy', runtimeDir))
  const folder = join(settings.dataDir, 'balancer')
  const balanced = balancer(haproxy, folder, settings.adminPort, behind(settings))
  await supervisor.start(balanced.program)
  const serverUrl = await steps.run('PostgreSQL and its standby', () =>
    startPair(settings, secrets, balanced, session, steps),
  )
  const { poolerPort } = settings.cluster
  if (poolerPort !== undefined) await steps.run('PgBouncer', () => startPooler(settings, secrets, poolerPort, session))
  const env = { ...settings.env, DATABASE_URL: serverUrl }
  const { found } = await bringUpForBrowser({ ...settings, env }, session, steps)
  const { brokers } = settings.cluster
  return {
    ...found,
    DATABASE_ADDRESS: `127.0.0.1:${String(settings.ports.postgres)}`,
    CLUSTER_BROKERS: JSON.stringify(brokers),
  }
}

function behind(settings: ClusterSettings): Balanced[] {
  const { ports, databasePorts } = settings
  const several = (name: string) => instancesOf(settings, name).filter((instance) => instance !== undefined)
  const servers = databasePorts.map((port, index) => ({ name: `postgres-${String(index + 1)}`, port }))
  return [
    { name: 'gateways', port: ports.gateway, instances: several('gateway'), kind: 'http' },
    ...services.map(({ name, port }): Balanced => ({
      name,
      port: ports[port],
      instances: several(name),
      kind: 'service',
    })),
    { name: 'postgres', port: ports.postgres, instances: servers, kind: 'database' },
  ]
}

/** @returns the address of the primary's superuser, whoever the primary is */
async function startPair(
  settings: ClusterSettings,
  secrets: Secrets,
  { route }: Balancer,
  { supervisor, records }: Session,
  steps: Steps,
): Promise<string> {
  const { databasePorts, dataDir, ports } = settings
  const prepare = (index: 0 | 1) =>
    prepareCluster({
      folder: join(dataPaths(dataDir).postgres, String(index + 1)),
      port: databasePorts[index],
      password: secrets.password('postgres'),
      fsync: true,
      machine: modestMachine,
    })
  const servers = [await prepare(0), await prepare(1)] as const
  const pair = new DatabasePair(
    { supervisor, records, route: (server) => route('postgres', server), say: steps.note },
    servers,
  )
  await pair.start()
  const url = new URL(servers[0].url)
  url.port = String(ports.postgres)
  return url.href
}

async function startPooler(settings: ClusterSettings, secrets: Secrets, port: number, { supervisor }: Session) {
  const pgbouncer = await debianProgram('pgbouncer', runtimeDir)
  const database = { host: '127.0.0.1', port: settings.ports.postgres }
  const folder = join(settings.dataDir, 'pooler')
  await supervisor.start(pooler(pgbouncer, { folder, port, database, password: secrets.password }))
}
