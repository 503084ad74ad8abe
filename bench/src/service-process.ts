import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Identity } from './identity.ts'
import { profiling, root, settings } from './settings.ts'

type ServiceName = 'svc-missions' | 'svc-articles' | 'svc-users'

/** A program that answers at its address, in a process of its own. */
export interface RunningProgram {
  address: string
  pid: number
  stop: () => Promise<void>
}

/** Brings the tables of a service up to date. @throws Error when that fails */
export function migrate(name: ServiceName, databaseUrl: string): void {
  const program = join(root, name, 'src', 'migrate.ts')
  const env = { ...process.env, MIGRATION_DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' }
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program], { env, cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`The migrations of ${name} failed.`)
}

/** A service as it is; `env` holds the settings that not all services have. */
export function startService(
  name: ServiceName,
  databaseUrl: string,
  identity: Identity,
  env: Record<string, string> = {},
): Promise<RunningProgram> {
  return startProgram(`${name}/src/main.ts`, {
    DATABASE_URL: databaseUrl,
    NATS_URL: settings.natsUrl,
    JWKS_URL: identity.jwksUrl,
    TOKEN_ISSUER: identity.issuer,
    USERS_URL: identity.usersUrl,
    PUBLIC_ORIGIN: 'https://bench.example.org',
    ...env,
  })
}

/**
 * Starts a program and waits until it answers. It logs as it does by itself, into a file, as under `npm start`.
 * @param file of its beginning, from the root
 * @throws Error when it does not start
 */
export async function startProgram(file: string, env: Record<string, string>): Promise<RunningProgram> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'bench-program-'))
  const log = openSync(join(folder, 'log'), 'a')
  const child = spawn(process.execPath, [...profiling, '--import', 'tsx', join(root, file)], {
    cwd: root,
    stdio: ['ignore', log, 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
  })
  closeSync(log)
  const address = `http://127.0.0.1:${port}`
  await answering(`${address}/livez`, child, dirname(file))
  return {
    address,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answering(url: string, child: ChildProcess, name: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const up = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return
    if (tries > 240 || child.exitCode !== null) throw new Error(`${name} does not start.`)
    await wait(500)
  }
}

/** A port of this machine that nobody has. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
