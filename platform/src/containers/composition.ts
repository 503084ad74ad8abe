import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultDataDir, root } from '../paths.ts'
import { freePorts } from '../process/ports.ts'

/** A composition of its own: project, ports, secrets and tag, beside whatever else runs on this machine. */
export interface Composition {
  /** For Docker, Compose and the tests. */
  env: NodeJS.ProcessEnv
  /** Takes away containers, networks and volumes; images stay, as the next run builds on them. */
  remove(): void
}

/** Why no images can be built and run here; nothing where they can. */
export function missingEngine(): string {
  const engine = spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], { encoding: 'utf8' })
  if (engine.error) return 'no docker on this machine'
  if (engine.status !== 0) return 'no Docker engine answers here'
  const compose = spawnSync('docker', ['compose', 'version'], { encoding: 'utf8' })
  return compose.status === 0 ? '' : 'Docker has no Compose here'
}

/**
 * The scanner is left out: it wants 3 GB and signatures from outside, and what it does is tested against a real one's
 * protocol by svc-articles.
 */
const withoutScanner = 'services:\n  scanner: { profiles: [left-out] }\n'

/** @throws where the secrets cannot be made */
export async function makeComposition(): Promise<Composition> {
  const folder = join(defaultDataDir, 'containers')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const override = join(folder, 'compose.override.yml')
  writeFileSync(override, withoutScanner)
  const [port = 0, mailbox = 0, signIn = 0] = await freePorts(3)
  const secrets = join(folder, 'secrets')
  const env = {
    COMPOSE_PROJECT_NAME: 'ensemble-test',
    COMPOSE_FILE: `${join(root, 'docker-compose.yml')}:${override}`,
    COMPOSE_PROFILES: 'trial',
    SECRETS_DIR: secrets,
    ENSEMBLE_VERSION: 'test',
    PORT: String(port),
    MAILBOX_PORT: String(mailbox),
    SIGN_IN_PORT: String(signIn),
    OIDC_ISSUER: `http://sign-in.localhost:${String(signIn)}`,
    PUBLIC_ORIGIN: `http://localhost:${String(port)}`,
    // As the guide says for a trial.
    DOOR_TLS: '',
    SCANNER_URL: '',
    BASE_URL: `http://localhost:${String(port)}`,
    MAILBOX_URL: `http://localhost:${String(mailbox)}`,
    CONTAINERS_FOLDER: folder,
  }
  const made = spawnSync(process.execPath, [join(root, 'platform/secrets.mjs')], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`The secrets were not made: ${made.stderr}`)
  const down = ['compose', 'down', '--volumes', '--remove-orphans']
  const remove = () => void spawnSync('docker', down, { cwd: root, env: { ...process.env, ...env } })
  // Of a run that was killed.
  remove()
  return { env, remove }
}
