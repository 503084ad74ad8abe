import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { DebianProgram } from '../debian/debian-program.ts'
import { postgresBinaries } from '../postgres/binaries.ts'
import { unprivileged } from '../postgres/unprivileged.ts'
import { services } from '../services.ts'
import { tiers, type Program } from '../supervisor/program.ts'

export interface PoolerOptions {
  folder: string
  port: number
  /** Where the primary is. */
  database: { host: string; port: number }
  /** Password of the runtime role of a database. */
  password(role: string): string
}

/** PgBouncer in transaction mode between services and their databases, as deploy/kubernetes/components/pooler sets it. */
export function pooler(pgbouncer: DebianProgram, options: PoolerOptions): Program {
  const { folder, port } = options
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'pgbouncer.ini')
  const users = services.map(({ database }) => `${database}_app`)
  const lines = users.map((role) => `"${role}" "${options.password(role)}"\n`)
  writeFileSync(join(folder, 'users.txt'), lines.join(''), { mode: 0o600 })
  writeFileSync(config, poolerConfiguration(options))
  // Like PostgreSQL it refuses to run as root.
  const user = unprivileged(postgresBinaries(), folder)
  return {
    name: 'pooler',
    ...user.command(pgbouncer.command, [...pgbouncer.args, config]),
    cwd: folder,
    env: { PATH: process.env['PATH'] },
    mark: config,
    ports: [{ port, variable: 'PORT' }],
    ready: () => accepts(port),
    readyWithin: 20_000,
    signal: 'SIGINT',
    stopWithin: 5_000,
    tier: tiers.broker,
  }
}

/**
 * Limits that a service sets as it connects are passed over, because connections are shared: its role has them
 * (../postgres/databases.ts). Statements with a name are known to it.
 */
export function poolerConfiguration({ folder, port, database }: PoolerOptions): string {
  const databases = services.map(
    ({ database: name }) => `${name} = host=${database.host} port=${String(database.port)} dbname=${name}\n`,
  )
  return `[databases]
${databases.join('')}[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${String(port)}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
max_prepared_statements = 300
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,extra_float_digits
server_connect_timeout = 2
server_login_retry = 1
server_check_delay = 5
query_wait_timeout = 10
`
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
