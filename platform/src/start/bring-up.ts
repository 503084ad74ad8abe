import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunningPlatform } from '../delivery/target.ts'
import { createDevelopment, type Development } from '../development/development.ts'
import { frontEndsServer } from '../development/front-ends-server.ts'
import { ownFolder } from '../files/own-folder.ts'
import { randomSecret } from '../files/secret.ts'
import type { Records } from '../process/records.ts'
import { openSecrets, type Secrets } from '../secrets.ts'
import { services, type Service } from '../services.ts'
import { dataPaths, hasOwnSignInProvider, instancesOf, usedPorts, type Settings } from '../settings.ts'
import { assertPortsFree } from '../supervisor/free-ports.ts'
import { bundle } from '../supervisor/bundle.ts'
import type { Supervisor } from '../supervisor/supervisor.ts'
import type { Progress, Steps } from '../terminal/steps.ts'
import { builtFrontEnds } from './built-front-ends.ts'
import { serviceEnvironment } from './environments.ts'
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
  const { settings, supervisor, records, steps, mode } = platform
  // Asked first: a taken port must not show only after a minute of building.
  for (const program of usedPorts(settings)) await assertPortsFree(program)
  const paths = dataPaths(settings.dataDir)
  ownFolder(paths.files)
  const secrets = openSecrets(paths.secrets)
  const development = mode === 'watched' ? developmentOf(platform) : undefined
  const frontEnds = development?.frontEnds ?? builtFrontEnds(settings, records)
  const shell = steps.run('Shell and remotes', (progress) => frontEnds.prepare(progress))
  const migrated = migrate(platform, secrets, development)
  const [shellDir, databases] = await Promise.all([
    // The gateway waits for no service: it boots while they do.
    Promise.all([shell, migrated]).then(async ([folder]) => {
      const gateways = instancesOf(settings, 'gateway').map((instance) =>
        gatewayProgram(settings, secrets, folder, mode, instance),
      )
      await steps.run('Gateway', () => Promise.all(gateways.map((gateway) => supervisor.start(gateway))))
      return folder
    }),
    migrated.then(async (made) => {
      await startServices(platform, secrets, made)
      return made
    }),
  ])
  await steps.run('Remotes in the registry', (progress) => frontEnds.register(progress))
  const running = {
    origin: settings.publicOrigin,
    mailbox: `http://localhost:${String(settings.ports.mailbox)}`,
    ...(hasOwnSignInProvider(settings.env) ? { signIn: signInAddress(settings) } : {}),
  }
  const { run } = dataPaths(settings.dataDir)
  mkdirSync(run, { recursive: true })
  writeFileSync(join(run, 'platform.json'), `${JSON.stringify(running, null, 2)}\n`)
  development?.follow()
  return { ...running, databases, shellDir }
}

function developmentOf({ settings, supervisor, records, steps }: BringUp): Development {
  const server = frontEndsServer(settings, randomSecret())
  return createDevelopment({ settings, supervisor, server, say: steps.note, isEnding: () => records.closed })
}

async function migrate(platform: BringUp, secrets: Secrets, development?: Development): Promise<Databases> {
  const bundled = platform.steps.run('Programs', (progress) =>
    Promise.all([bundlePrograms(platform.settings, progress), development?.bundle()]),
  )
  const [databases] = await Promise.all([
    migratedDatabases(platform, secrets, bundled),
    bundled.then(() => startStandIns(platform, secrets)),
  ])
  return databases
}

async function startServices(platform: BringUp, secrets: Secrets, databases: Databases): Promise<void> {
  const { settings, supervisor, records, steps, mode } = platform
  const env = environmentIn(settings, secrets, databases)
  await steps.run('Services', async (progress) => {
    const all = services.flatMap((service) =>
      instancesOf(settings, service.name).map((instance) =>
        serviceProgram(settings, service, env(service), mode, instance),
      ),
    )
    await Promise.all(all.map((program) => supervisor.start(program)))
    progress(services.map(({ name }) => name).join(', '))
  })
  await steps.run('Demo data', async (progress) => {
    const loaded = await loadDemo(settings, records, env, progress)
    progress(loaded ? 'loaded' : 'kept')
  })
}

async function migratedDatabases(
  { settings, supervisor, records, steps }: BringUp,
  secrets: Secrets,
  bundled: Promise<unknown>,
): Promise<Databases> {
  const [serverUrl] = await Promise.all([
    steps.run('PostgreSQL', (progress) => startPostgres(settings, secrets, supervisor, progress)),
    steps.run('NATS', (progress) => startNats(settings, secrets, supervisor, progress)),
    bundled,
  ])
  const databases = await steps.run('Databases', () => prepareDatabases(settings, secrets, serverUrl))
  const env = environmentIn(settings, secrets, databases)
  await steps.run('Migrations', (progress) =>
    migrateAll(settings, records, (service) => withOwner(env(service), databases, service), progress),
  )
  return databases
}

function environmentIn(settings: Settings, secrets: Secrets, databases: Databases) {
  return (service: Service) => serviceEnvironment(settings, service, secrets, databases[service.name])
}

/** What stands in for the mail server and the sign-in provider of an organisation: nobody waits for one of them. */
async function startStandIns({ settings, supervisor, steps }: BringUp, secrets: Secrets): Promise<void> {
  const mailbox = () => steps.run('Mailbox', () => supervisor.start(mailboxProgram(settings)))
  const provider = () => steps.run('Sign-in provider', () => supervisor.start(signInProgram(settings, secrets)))
  await Promise.all([
    settings.env['SMTP_URL'] ? undefined : mailbox(),
    hasOwnSignInProvider(settings.env) ? provider() : undefined,
  ])
}

function withOwner(env: NodeJS.ProcessEnv, databases: Databases, service: Service): NodeJS.ProcessEnv {
  return { ...env, MIGRATION_DATABASE_URL: databases[service.name].ownerUrl }
}

async function bundlePrograms(settings: Settings, progress: Progress): Promise<void> {
  const built = await Promise.all(programs.map((name) => bundle(bundleOf(settings, name))))
  progress(built.includes(true) ? 'bundled' : 'unchanged')
}
