import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { dataDir } from '../platform.ts'
import { brokerUrl } from './broker.ts'
import { databaseUrl } from './databases.ts'
import { freePort } from './free-port.ts'
import { addressOf } from './programs.ts'

export interface CrashingMissions {
  address: string
  alive: () => boolean
  /** Fulfilled with the signal that ended it, or with null when it ended by itself. */
  ended: Promise<NodeJS.Signals | null>
  stop: () => void
}

/**
 * A second svc-missions of the platform's own build, on a port of its own, that dies at a fault point of the kit.
 * @param point see service-kit/README.md
 */
export async function crashingMissions(point: string, origin: string): Promise<CrashingMissions> {
  const port = await freePort()
  const users = `http://${addressOf('svc-users')}`
  const child: ChildProcess = spawn(process.execPath, [join(dataDir, 'build', 'svc-missions', 'main.mjs')], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      // The kit listens to FAULT_EXIT_AT in tests alone.
      NODE_ENV: 'test',
      FAULT_EXIT_AT: point,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl('ensemble_missions'),
      NATS_URL: brokerUrl('svc-missions'),
      SERVICE_KEY_FILE: join(dataDir, 'secrets', 'service-keys', 'svc-missions.json'),
      USERS_URL: users,
      JWKS_URL: `${users}/auth/jwks`,
      TOKEN_ISSUER: origin,
      PUBLIC_ORIGIN: origin,
      LOG_LEVEL: 'warn',
    },
  })
  return {
    address: `127.0.0.1:${port}`,
    alive: () => child.exitCode === null && child.signalCode === null,
    ended: once(child, 'exit').then(([, signal]) => signal),
    stop: () => child.kill('SIGKILL'),
  }
}
