import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataDir } from '../platform.ts'
import { brokerUrl } from './broker.ts'
import { freePort } from './free-port.ts'
import { addressOf, readiness } from './programs.ts'
import { expect } from '../watched-page.ts'

export interface OwnGateway {
  url: string
  stop: () => Promise<void>
}

/**
 * A second gateway of the platform's own build, before its real services, for tests that put something between them
 * or ask more of it than the limits of the first one allow. It has no page to show, only the API.
 * @param origin of the platform, the issuer of tokens
 * @param settings variables that differ, such as ARTICLES_URL
 */
export async function ownGateway(origin: string, settings: NodeJS.ProcessEnv = {}): Promise<OwnGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'own-gateway-'))
  const port = await freePort()
  const users = `http://${addressOf('svc-users')}`
  const child = spawn(process.execPath, [join(dataDir, 'build', 'gateway', 'main.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      NATS_URL: brokerUrl('gateway'),
      SERVICE_KEY_FILE: join(dataDir, 'secrets', 'service-keys', 'gateway.json'),
      USERS_URL: users,
      MISSIONS_URL: `http://${addressOf('svc-missions')}`,
      ARTICLES_URL: `http://${addressOf('svc-articles')}`,
      JWKS_URL: `${users}/auth/jwks`,
      TOKEN_ISSUER: origin,
      PUBLIC_ORIGIN: origin,
      SHELL_DIR: folder,
      REMOTES_DIR: folder,
      TEAM_KEYS_FILE: join(folder, 'no-keys.json'),
      LIMIT_USER: '1000000',
      LIMIT_ANONYMOUS: '1000000',
      LOG_LEVEL: 'silent',
      ...settings,
    },
  })
  const address = `127.0.0.1:${port}`
  await expect.poll(async () => (await readiness(address))?.ready).toBe(true)
  return {
    url: `http://${address}`,
    stop: async () => {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
