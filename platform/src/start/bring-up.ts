import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtRemote } from '../delivery/built-remote.ts'
import { currentVersion, publish } from '../delivery/publish.ts'
import { registryClient } from '../delivery/registry-client.ts'
import type { RunningPlatform } from '../delivery/target.ts'
import type { Records } from '../process/records.ts'
import { openSecrets, teamKey, type Secrets } from '../secrets.ts'
import { remotes, services, type Service } from '../services.ts'
import { dataPaths, hasOwnSignInProvider, usedPorts, type Settings } from '../settings.ts'
import { assertPortsFree } from '../supervisor/free-ports.ts'
import { bundle } from '../supervisor/bundle.ts'
import type { Supervisor } from '../supervisor/supervisor.ts'
import type { Progress, Steps } from '../terminal/steps.ts'
import { serviceEnvironment } from './environments.ts'
import { buildFrontEnds, shellCopy } from './front-ends.ts'
import { prepareDatabases, startNats, startPostgres, type Databases } from './infrastructure.ts'
import { loadDemo, migrateAll } from './one-shot.ts'
import { bundleOf, gatewayProgram, mailboxProgram, serviceProgram, signInProgram, type Mode } from './programs.ts'
import { signInAddress } from './sign-in-client.ts'

export interface BringUp {
  settings: Settings
  supervisor: Supervisor
  records: Records
  steps: Steps
  mode: Mode
}

/** A platform that runs, and what another program beside it must be told. */
export interface BroughtUp extends RunningPlatform {
  databases: Databases
  /** Where the shell lies that the gateway serves. */
  shellDir: string
}

const programs = [...services.map(({ name }) => name), 'gateway', 'mailbox', 'sign-in-provider']

/**
 * Brings the whole platform up: infrastructure, databases, front ends, services, demo data, gateway, remotes.
 * What needs nothing of each other runs side by side.
 *
 * @throws Failure of the first step that fails; the caller stops what has been started
 */
export async function bringUp(platform: BringUp): Promise<BroughtUp> {
  const { settings, supervisor, steps, mode } = platform
  // Asked first: a taken port must not show only after a minute of building.
  for (const program of usedPorts(settings)) await assertPortsFree(program)
  const secrets = openSecrets(dataPaths(settings.dataDir).secrets)
  const [shellDir, databases] = await Promise.all([
    steps.run('Shell and remotes', (progress) => frontEnds(platform, progress)),
    backEnd(platform, secrets),
  ])
  await steps.run('Gateway', () => supervisor.start(gatewayProgram(settings, secrets, shellDir, mode)))
  await steps.run('Remotes in the registry', (progress) => publishRemotes(settings, progress))
  const running = {
    origin: settings.publicOrigin,
    mailbox: `http://localhost:${String(settings.ports.mailbox)}`,
    ...(hasOwnSignInProvider(settings.env) ? { signIn: signInAddress(settings) } : {}),
  }
  const { run } = dataPaths(settings.dataDir)
  mkdirSync(run, { recursive: true })
  writeFileSync(join(run, 'platform.json'), `${JSON.stringify(running, null, 2)}\n`)
  return { ...running, databases, shellDir }
}

async function backEnd({ settings, supervisor, records, steps, mode }: BringUp, secrets: Secrets): Promise<Databases> {
  const [serverUrl] = await Promise.all([
    steps.run('PostgreSQL', (progress) => startPostgres(settings, secrets, supervisor, progress)),
    steps.run('NATS', (progress) => startNats(settings, supervisor, progress)),
    steps.run('Programs', (progress) => bundlePrograms(settings, progress)),
  ])
  const databases = await steps.run('Databases', () => prepareDatabases(settings, secrets, serverUrl))
  const env = (service: Service) => serviceEnvironment(settings, service, secrets, databases[service.name])
  await steps.run('Migrations', (progress) =>
    migrateAll(settings, records, (service) => withOwner(env(service), databases, service), progress),
  )
  if (!settings.env['SMTP_URL']) await steps.run('Mailbox', () => supervisor.start(mailboxProgram(settings)))
  if (hasOwnSignInProvider(settings.env)) {
    await steps.run('Sign-in provider', () => supervisor.start(signInProgram(settings, secrets)))
  }
  await steps.run('Services', async (progress) => {
    await Promise.all(
      services.map((service) => supervisor.start(serviceProgram(settings, service, env(service), mode))),
    )
    progress(services.map(({ name }) => name).join(', '))
  })
  await steps.run('Demo data', async (progress) => {
    const loaded = await loadDemo(settings, records, env, progress)
    progress(loaded ? 'loaded' : 'kept')
  })
  return databases
}

function withOwner(env: NodeJS.ProcessEnv, databases: Databases, service: Service): NodeJS.ProcessEnv {
  return { ...env, MIGRATION_DATABASE_URL: databases[service.name].ownerUrl }
}

async function bundlePrograms(settings: Settings, progress: Progress): Promise<void> {
  const built = await Promise.all(programs.map((name) => bundle(bundleOf(settings, name))))
  progress(built.includes(true) ? 'bundled' : 'unchanged')
}

async function frontEnds({ settings, records }: BringUp, progress: Progress): Promise<string> {
  await buildFrontEnds(settings, records, progress)
  const { shell } = dataPaths(settings.dataDir)
  mkdirSync(shell, { recursive: true })
  return shellCopy(shell)
}

/** Publishes and promotes each remote whose build is not what visitors get already. */
async function publishRemotes(settings: Settings, progress: Progress): Promise<void> {
  const { secrets } = dataPaths(settings.dataDir)
  const published: string[] = []
  for (const name of remotes) {
    const client = registryClient(`http://127.0.0.1:${String(settings.ports.gateway)}`, teamKey(secrets, name))
    const remote = await builtRemote(name)
    if ((await currentVersion(client, name)) === remote.version) continue
    await publish(client, remote)
    await client.promote(name, remote.version)
    published.push(`${name} ${remote.version}`)
  }
  progress(published.length === 0 ? 'unchanged' : published.join(', '))
}
