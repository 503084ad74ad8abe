import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { Failure } from '../failure.ts'
import { tiers, type Program } from '../supervisor/program.ts'
import { postgresBinaries } from './binaries.ts'
import { clearDeadServer } from './dead-server.ts'
import { serverSettings, type Machine } from './server-settings.ts'
import { unprivileged, type Unprivileged } from './unprivileged.ts'

export interface ClusterOptions {
  /** The folder that holds the data directory. */
  folder: string
  port: number
  /** The superuser's password; the cluster keeps the one that it was made with. */
  password: string
  /** False for tests alone: a power cut may then lose what was committed. */
  fsync: boolean
  /** False for tests alone: nothing is then analysed or cleaned up unless somebody asks for it. */
  autovacuum?: boolean
  /** How much it may count on. */
  machine: Machine
  /** Key and certificate in one text: it then speaks TLS alone, as docker-compose.yml says. */
  certificate?: string
  way?: Unprivileged['way']
}

export interface Cluster {
  program: Program
  /** The superuser's address. */
  url: string
}

const superuser = 'ensemble_superuser'

/** How long a data directory may need to recover after a crash (milliseconds). */
const recoveryPatience = 60_000

/**
 * Prepares a PostgreSQL of our own: makes the data directory when there is none.
 *
 * @throws Failure when there are no programs for this machine or initdb fails
 */
export async function prepareCluster(options: ClusterOptions): Promise<Cluster> {
  const user = unprivileged(postgresBinaries(), options.folder, options.way)
  const dataDirectory = join(user.folder, 'data')
  if (!existsSync(join(dataDirectory, 'PG_VERSION'))) initialise(user, dataDirectory, options.password)
  const url = `postgres://${superuser}:${encodeURIComponent(options.password)}@127.0.0.1:${String(options.port)}/postgres`
  const { certificate } = options
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(options.port),
    // No socket file: its path may be too long, and TCP is what everything here uses.
    unix_socket_directories: '',
    ...serverSettings(options.machine),
    fsync: options.fsync ? 'on' : 'off',
    autovacuum: options.autovacuum === false ? 'off' : 'on',
    log_min_messages: 'warning',
    ...(certificate !== undefined && tlsAlone(user, certificate)),
  }
  const args = ['-D', dataDirectory, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const program: Program = {
    name: 'postgres',
    ...user.command(user.binaries.postgres, args),
    cwd: user.folder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    mark: dataDirectory,
    ports: [{ port: options.port, variable: 'POSTGRES_PORT' }],
    clear: () => clearDeadServer(dataDirectory),
    // On this machine, asked by who made it: whom it is depends on nothing.
    ready: () => answers(certificate === undefined ? url : `${url}?sslmode=no-verify`),
    readyWithin: recoveryPatience,
    // "Fast shutdown": open transactions are rolled back, the data is written out.
    signal: 'SIGINT',
    stopWithin: 20_000,
    tier: tiers.database,
  }
  return { program, url }
}

/** Made beside and moved into place, so that an interrupted initdb is not taken for a cluster. */
function initialise(user: Unprivileged, dataDirectory: string, password: string): void {
  const making = `${dataDirectory}.new`
  const passwordFile = join(user.folder, 'password.new')
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  user.give(making)
  user.give(passwordFile)
  try {
    const options = ['-D', making, '-U', superuser, '-E', 'UTF8', '--locale=C', '--auth=scram-sha-256']
    const start = user.command(user.binaries.initdb, [
      ...options,
      `--pwfile=${passwordFile}`,
      '--data-checksums',
      '--no-sync',
      '--no-instructions',
    ])
    const made = spawnSync(start.command, start.args, {
      uid: start.uid,
      gid: start.gid,
      cwd: user.folder,
      encoding: 'utf8',
    })
    if (made.status !== 0) {
      throw new Failure('PostgreSQL could not make its data directory', {
        why: made.error?.message ?? `initdb ended with code ${String(made.status)}`,
        advice:
          'mend what the lines below name, or set DATABASE_URL to a server where databases and roles may be created.',
        log: `${made.stdout ?? ''}\n${made.stderr ?? ''}`
          .split('\n')
          .filter((line) => line.trim() !== '')
          .slice(-15),
      })
    }
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(making, dataDirectory)
}

/** What docker-compose.yml tells its server, with the files where this one finds them. */
function tlsAlone(user: Unprivileged, certificate: string): Record<string, string> {
  const pem = join(user.folder, 'tls.pem')
  const hba = join(user.folder, 'pg_hba.conf')
  writeFileSync(pem, certificate, { mode: 0o600 })
  writeFileSync(hba, 'local all all trust\nhostssl all all all scram-sha-256\n', { mode: 0o600 })
  user.give(pem)
  user.give(hba)
  return {
    ssl: 'on',
    ssl_min_protocol_version: 'TLSv1.3',
    ssl_cert_file: pem,
    ssl_key_file: pem,
    hba_file: hba,
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
