import { join } from 'node:path'
import { natsBinary } from '../nats/binary.ts'
import { natsServer } from '../nats/server.ts'
import { platformUsers } from '../nats/users.ts'
import { runtimeDir } from '../paths.ts'
import { prepareCluster } from '../postgres/cluster.ts'
import { closeSystemDatabases, ensureDatabase, type DatabaseAddresses } from '../postgres/databases.ts'
import { modestMachine, thisMachine } from '../postgres/server-settings.ts'
import type { Secrets } from '../secrets.ts'
import { byService, services, type ServiceName } from '../services.ts'
import { dataPaths, type Settings } from '../settings.ts'
import type { Supervisor } from '../supervisor/supervisor.ts'
import type { Progress } from '../terminal/steps.ts'

export type Databases = Record<ServiceName, DatabaseAddresses>

/**
 * The server for the services' databases: DATABASE_URL, else one of our own.
 *
 * @returns the address of somebody who may create databases and roles
 */
export async function startPostgres(
  settings: Settings,
  secrets: Secrets,
  supervisor: Supervisor,
  progress: Progress,
): Promise<string> {
  const given = settings.env['DATABASE_URL']
  if (given) {
    progress('the server of DATABASE_URL')
    return given
  }
  const { program, url } = await prepareCluster({
    folder: dataPaths(settings.dataDir).postgres,
    port: settings.ports.postgres,
    password: secrets.password('postgres'),
    fsync: settings.fsync,
    // The platforms of tests share their machine with each other.
    machine: settings.fsync ? thisMachine() : modestMachine,
  })
  await supervisor.start(program)
  await closeSystemDatabases(url)
  progress(`port ${String(settings.ports.postgres)}`)
  return url
}

/** The message broker: NATS_URL, else one of our own, where each program is a user with a password of its own. */
export async function startNats(
  settings: Settings,
  secrets: Secrets,
  supervisor: Supervisor,
  progress: Progress,
): Promise<void> {
  if (settings.env['NATS_URL']) {
    progress('the server of NATS_URL')
    return
  }
  const { ports, fsync, dataDir, registries, cluster } = settings
  const binary = await natsBinary(runtimeDir, progress)
  const users = platformUsers(secrets.brokerPassword, { registries })
  const folder = dataPaths(dataDir).nats
  const { version, older } = binary
  if (cluster) {
    const { brokers: all } = cluster
    const servers = all.map((self) =>
      natsServer(binary, { folder: join(folder, self.name), port: self.port, fsync, users, among: { self, all } }),
    )
    await Promise.all(servers.map((server) => supervisor.start(server)))
    progress(`${version}, ${String(all.length)} that are one`)
    return
  }
  await supervisor.start(natsServer(binary, { folder, port: ports.nats, fsync, users }))
  const remark = older === undefined ? '' : `, older than containers have (${older})`
  progress(`${version}, port ${String(ports.nats)}${remark}`)
}

/** A database and its roles for each service; a service with an address of its own (DATABASE_URL_USERS…) keeps it. */
export async function prepareDatabases(settings: Settings, secrets: Secrets, serverUrl: string): Promise<Databases> {
  const prepared = await Promise.all(
    services.map(async ({ name, database, urlVariable, keepsKeys }) => {
      const own = settings.env[urlVariable]
      if (own) return [name, { ownerUrl: own, appUrl: own }] as const
      const addresses = await ensureDatabase(serverUrl, {
        name: database,
        ownerPassword: secrets.password(`${database}_owner`),
        appPassword: secrets.password(`${database}_app`),
        ...(keepsKeys && { keysPassword: secrets.password(`${database}_keys`) }),
      })
      return [name, addresses] as const
    }),
  )
  const found = new Map(prepared)
  return byService(({ name }) => found.get(name) ?? missing(name))
}

function missing(name: string): never {
  throw new Error(`${name} has no database`)
}
