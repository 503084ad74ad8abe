import { join } from 'node:path'
import { root } from '../paths.ts'
import type { Secrets } from '../secrets.ts'
import type { Service } from '../services.ts'
import { dataPaths, portVariable, type Settings } from '../settings.ts'
import type { Bundle } from '../supervisor/bundle.ts'
import { answersOk, tiers, type Program } from '../supervisor/program.ts'
import { gatewayEnvironment } from './environments.ts'
import { signInClient } from './sign-in-client.ts'

/** How a program's TypeScript is run: bundled (start and test), or from source and again at every change (dev). */
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

/** The command of a program's main file. */
function mainCommand(settings: Settings, name: string, mode: Mode) {
  const { folder, entries } = bundleOf(settings, name)
  if (mode === 'watched') {
    const source = join(root, entries['main'] ?? '')
    return { command: process.execPath, args: [tsx, 'watch', '--clear-screen=false', source], mark: source }
  }
  const main = join(folder, 'main.mjs')
  return { command: process.execPath, args: ['--enable-source-maps', main], mark: main }
}

const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')

export function serviceProgram(settings: Settings, service: Service, env: NodeJS.ProcessEnv, mode: Mode): Program {
  const port = settings.ports[service.port]
  return {
    name: service.name,
    ...mainCommand(settings, service.name, mode),
    cwd: root,
    env,
    ports: [{ port, variable: service.variable }],
    ready: () => answersOk(`http://127.0.0.1:${String(port)}/readyz`),
    readyWithin: 60_000,
    signal: 'SIGTERM',
    // Longer than the limit that a service sets itself.
    stopWithin: 22_000,
    tier: tiers.service,
  }
}

export function gatewayProgram(settings: Settings, secrets: Secrets, shellDir: string, mode: Mode): Program {
  const port = settings.ports.gateway
  return {
    name: 'gateway',
    ...mainCommand(settings, 'gateway', mode),
    cwd: root,
    env: gatewayEnvironment(settings, secrets, shellDir),
    ports: [{ port, variable: portVariable('gateway') }],
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
