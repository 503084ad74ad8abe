import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Identity } from './identity.ts'
import { root, settings } from './settings.ts'

type ServiceName = 'svc-missions' | 'svc-articles' | 'svc-users'

/** Brings the tables of a service up to date. @throws Error when that fails */
export function migrate(name: ServiceName, databaseUrl: string): void {
  const program = join(root, name, 'src', 'migrate.ts')
  const env = { ...process.env, MIGRATION_DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' }
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program], { env, cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`The migrations of ${name} failed.`)
}

/** A service as it is, in a process of its own; `env` holds the settings that not all services have. */
export async function startService(
  name: ServiceName,
  databaseUrl: string,
  identity: Identity,
  env: Record<string, string> = {},
) {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, name, 'src', 'main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      NATS_URL: settings.natsUrl,
      JWKS_URL: identity.jwksUrl,
      TOKEN_ISSUER: identity.issuer,
      USERS_URL: identity.usersUrl,
      PUBLIC_ORIGIN: 'https://bench.example.org',
      LOG_LEVEL: 'fatal',
      ...env,
    },
  })
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries++) {
    const up = await fetch(`${address}/livez`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) break
    if (tries > 240 || child.exitCode !== null) throw new Error(`${name} does not start.`)
    await wait(500)
  }
  return {
    address,
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
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
