import { join } from 'node:path'
import { root } from '../paths.ts'
import type { Secrets } from '../secrets.ts'
import type { Service } from '../services.ts'
import { developmentPaths, developmentRegistry } from '../development/development-settings.ts'
import { dataPaths, gatewayPort, type Instance, portVariable, type Settings } from '../settings.ts'
import type { Bundle } from '../supervisor/bundle.ts'
import { answersOk, tiers, type Program } from '../supervisor/program.ts'
import { gatewayEnvironment } from './environments.ts'
import { signInClient } from './sign-in-client.ts'

/** Where the bundle of a program lies: made once (start and test), or again at every change (dev). */
export type Mode = 'bundled' | 'watched'

const kit = ['packages/contracts', 'packages/service-kit']

/** What is bundled for each program of ours, and where its entry points end up. */
export function bundleOf(settings: Settings, name: string): Bundle {
  const folder = join(dataPaths(settings.dataDir).build, name)
  if (name === 'mailbox') {
    return { folder, entries: { main: 'platform/src/mailbox/main.ts' }, sources: ['platform/src/mailbox'] }
  }
  if (name === 'sign-in-provider') {
    const sources = ['platform/src/sign-in-provider', 'platform/src/images/setting.ts', 'platform/src/mailbox/pages.ts']
    return { folder, entries: { main: 'platform/src/sign-in-provider/main.ts' }, sources }
  }
  const entries = {
    main: `${name}/src/main.ts`,
    migrate: `${name}/src/migrate.ts`,
    operate: `${name}/src/operate.ts`,
    load: `${name}/demo/load.ts`,
  }
  return { folder, entries, sources: [name, ...kit] }
}

/** The main file of a program, bundled anew at every change. */
export function watchedBundleOf(settings: Settings, name: string): Bundle {
  const { entries, sources } = bundleOf(settings, name)
  const folder = join(developmentPaths(settings.dataDir).programs, name)
  return { folder, entries: { main: entries['main'] ?? '' }, sources }
}

/**
 * What Node is told for each program of ours; the images say the same. What is young has room for some hundred answers and
 * no more: V8 would take four times as much while a program starts, and keep it (decision 265).
 */
const nodeFlags = ['--enable-source-maps', '--max-semi-space-size=4']

/** The command of a program's main file. */
function mainCommand(settings: Settings, name: string, mode: Mode) {
  const { folder } = mode === 'watched' ? watchedBundleOf(settings, name) : bundleOf(settings, name)
  const main = join(folder, 'main.mjs')
  const inspector = settings.inspected ? inspectorPorts[name] : undefined
  const inspect = inspector === undefined ? [] : [`--inspect=127.0.0.1:${String(inspector)}`]
  return { command: process.execPath, args: [...inspect, ...nodeFlags, main], mark: main }
}

/** Where a debugger finds each program of ours. */
export const inspectorPorts: Readonly<Record<string, number>> = {
  gateway: 9230,
  'svc-users': 9231,
  'svc-missions': 9232,
  'svc-articles': 9233,
}

/** @param instance which of several it is */
export function serviceProgram(
  settings: Settings,
  service: Service,
  env: NodeJS.ProcessEnv,
  mode: Mode,
  instance: Instance = { name: service.name, port: settings.ports[service.port] },
): Program {
  const { name, port } = instance
  return {
    name,
    ...mainCommand(settings, service.name, mode),
    cwd: root,
    env: { ...env, PORT: String(port), ...(service.port === 'users' && { JWKS_URL: ownKeys(port) }) },
    ports: [{ port, variable: service.variable }],
    ready: () => answersOk(`http://127.0.0.1:${String(port)}/readyz`),
    readyWithin: 60_000,
    signal: 'SIGTERM',
    // Longer than the limit that a service sets itself.
    stopWithin: 22_000,
    tier: tiers.service,
  }
}

/** A balancer sends nobody to a service that is not ready, and it is ready when it has the keys: it asks itself. */
function ownKeys(port: number): string {
  return `http://127.0.0.1:${String(port)}/auth/jwks`
}

/** @param instance which of several it is: each keeps verified files of remotes in a folder of its own */
export function gatewayProgram(
  settings: Settings,
  secrets: Secrets,
  shellDir: string,
  mode: Mode,
  instance?: Instance,
): Program {
  const usual = gatewayPort(settings)
  const { name, port } = instance ?? { name: 'gateway', port: usual.port }
  const folder = dataPaths(settings.dataDir).remotes
  return {
    name,
    ...mainCommand(settings, 'gateway', mode),
    cwd: root,
    env: {
      ...gatewayEnvironment(settings, secrets, shellDir),
      ...(mode === 'watched' && developmentRegistry(settings)),
      ...(instance && { PORT: String(port), REMOTES_DIR: `${folder}-${name}` }),
    },
    ports: [{ port, variable: usual.variable }],
    ready: () => answersOk(`http://127.0.0.1:${String(port)}/readyz`),
    readyWithin: 60_000,
    signal: 'SIGTERM',
    stopWithin: 22_000,
    tier: tiers.edge,
  }
}

export function mailboxProgram(settings: Settings): Program {
  const { mailbox, smtp } = settings.ports
  return {
    name: 'mailbox',
    ...mainCommand(settings, 'mailbox', 'bundled'),
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      MAILBOX_PORT: String(mailbox),
      SMTP_PORT: String(smtp),
      MAILBOX_FILE: dataPaths(settings.dataDir).mailbox,
    },
    ports: [
      { port: mailbox, variable: portVariable('mailbox') },
      { port: smtp, variable: portVariable('smtp') },
    ],
    ready: () => answersOk(`http://127.0.0.1:${String(mailbox)}/readyz`),
    readyWithin: 20_000,
    signal: 'SIGTERM',
    stopWithin: 3000,
    tier: tiers.broker,
  }
}

export function signInProgram(settings: Settings, secrets: Secrets): Program {
  const port = settings.ports.signIn
  return {
    name: 'sign-in-provider',
    ...mainCommand(settings, 'sign-in-provider', 'bundled'),
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      SIGN_IN_PORT: String(port),
      ...signInClient(settings, secrets),
      PUBLIC_ORIGIN: settings.publicOrigin,
      SIGN_IN_KEYS_FILE: secrets.signInProvider.keysFile,
    },
    ports: [{ port, variable: portVariable('signIn') }],
    ready: () => answersOk(`http://127.0.0.1:${String(port)}/readyz`),
    readyWithin: 20_000,
    signal: 'SIGTERM',
    stopWithin: 3000,
    tier: tiers.broker,
  }
}
