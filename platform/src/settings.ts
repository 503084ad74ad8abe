import { join } from 'node:path'
import { Failure } from './failure.ts'
import { defaultDataDir } from './paths.ts'
import { services, type Service } from './services.ts'

/** Which port each program uses unless its variable says otherwise; all but the gateway's are for this machine alone. */
const ownPorts = {
  gateway: ['PORT', 8080],
  postgres: ['POSTGRES_PORT', 54_329],
  nats: ['NATS_PORT', 42_229],
  mailbox: ['MAILBOX_PORT', 8025],
  smtp: ['SMTP_PORT', 10_250],
  signIn: ['SIGN_IN_PORT', 8090],
} as const

export type PortName = keyof typeof ownPorts | Service['port']
export type Ports = Record<PortName, number>

const defaultPorts = new Map<string, readonly [variable: string, port: number]>([
  ...Object.entries(ownPorts),
  ...services.map(({ port, variable, defaultPort }) => [port, [variable, defaultPort]] as const),
])

export interface Settings {
  dataDir: string
  ports: Ports
  /** The port that visitors come to while the development server stands before the gateway; absent elsewhere. */
  frontEndsPort?: number
  /** Buckets at the broker that a gateway keeps a registry in, beside that of visitors. */
  registries?: readonly string[]
  /** Several of each program, brokers included, behind a balancer that has their usual ports; absent, one of each. */
  cluster?: ClusterPlan
  /** Whether the programs listen for a debugger. */
  inspected?: boolean
  /** What a browser sees: part of every token and of every link in a mail. */
  publicOrigin: string
  /** False in tests alone. */
  fsync: boolean
  /** The settings of the person who starts it; handed on to the programs, because each has more of its own. */
  env: NodeJS.ProcessEnv
}

/** Where the programs of a cluster listen. */
interface ClusterPlan {
  brokers: readonly BrokerPlan[]
  /** Ports of each program of ours, one for each instance of it. */
  instances: Readonly<Record<string, readonly number[]>>
  /** Where a pooler stands between services and their databases. */
  poolerPort?: number
}

export interface BrokerPlan {
  name: string
  host: string
  port: number
  /** Where the other brokers reach it. */
  routePort: number
  /** A network of its own, which can be cut. */
  namespace?: string
}

/** One running copy of a program. */
export interface Instance {
  name: string
  port: number
}

/** Each instance of a program where there are several; one that needs no name of its own otherwise. */
export function instancesOf({ cluster }: Settings, name: string): readonly (Instance | undefined)[] {
  const ports = cluster?.instances[name]
  return ports?.map((port, index) => ({ name: `${name}-${String(index + 1)}`, port })) ?? [undefined]
}

/**
 * Reads what the platform itself needs to know.
 *
 * @throws Failure when a port is no port
 */
export function readSettings(env: NodeJS.ProcessEnv, dataDir = defaultDataDir): Settings {
  const numbers = [...defaultPorts.values()].map(([variable, port]) => portNumber(variable, env[variable]) ?? port)
  const ports = portsFrom(numbers)
  return {
    dataDir,
    ports,
    publicOrigin: env['PUBLIC_ORIGIN'] ?? `http://localhost:${String(ports.gateway)}`,
    fsync: true,
    env,
  }
}

/** Where the gateway listens, with the variable that changes it: behind the development server it has another one. */
export function gatewayPort({ ports, frontEndsPort }: Settings): PortOf {
  return { port: ports.gateway, variable: frontEndsPort === undefined ? portVariable('gateway') : 'GATEWAY_PORT' }
}

interface PortOf {
  port: number
  variable: string
}

/** How many ports a platform uses. */
export const portCount = defaultPorts.size

/** @param numbers as many as `portCount` */
export function portsFrom(numbers: readonly number[]): Ports {
  const ports = Object.fromEntries([...defaultPorts.keys()].map((name, index) => [name, numbers[index] ?? 0]))
  if (!isPorts(ports)) throw new Error('a port is missing')
  return ports
}

/** The ports that a start with these settings will use, by program: what lies elsewhere needs none here. */
export function usedPorts(settings: Settings): { name: string; ports: PortOf[] }[] {
  const { ports, env, frontEndsPort, cluster } = settings
  // There the supervisor looks as it starts each of them.
  if (cluster) return []
  const used: [string, PortName[]][] = [
    ...services.map(({ name, port }): [string, PortName[]] => [name, [port]]),
    ['postgres', env['DATABASE_URL'] ? [] : ['postgres']],
    ['nats', env['NATS_URL'] ? [] : ['nats']],
    ['mailbox', env['SMTP_URL'] ? [] : ['mailbox', 'smtp']],
    ['sign-in-provider', hasOwnSignInProvider(env) ? ['signIn'] : []],
  ]
  const frontEnds = { port: frontEndsPort ?? 0, variable: portVariable('gateway') }
  return [
    ...(frontEndsPort === undefined ? [] : [{ name: 'front-ends', ports: [frontEnds] }]),
    { name: 'gateway', ports: [gatewayPort(settings)] },
    ...used.map(([name, names]) => ({
      name,
      ports: names.map((portName) => ({ port: ports[portName], variable: portVariable(portName) })),
    })),
  ]
}

/** The local sign-in provider stands in for a real one: it is not started where one is set. */
export function hasOwnSignInProvider(env: NodeJS.ProcessEnv): boolean {
  return !Object.keys(env).some((name) => name.startsWith('OIDC_'))
}

export function portVariable(name: PortName): string {
  return defaultPorts.get(name)?.[0] ?? name
}

function isPorts(ports: Record<string, number>): ports is Ports {
  return [...defaultPorts.keys()].every((name) => name in ports)
}

/**
 * @returns nothing for a variable that is not set
 * @throws Failure for what is no port number
 */
export function portNumber(variable: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Failure(`${variable} cannot be used`, {
    why: `"${text}" is no port number.`,
    advice: `set ${variable} to a number from 1 to 65535, or leave it out.`,
  })
}

/** Where things lie in the data folder. */
export function dataPaths(dataDir: string) {
  return {
    postgres: join(dataDir, 'postgres'),
    nats: join(dataDir, 'nats'),
    files: join(dataDir, 'files'),
    remotes: join(dataDir, 'remotes'),
    shell: join(dataDir, 'shell'),
    mailbox: join(dataDir, 'mailbox', 'messages.json'),
    secrets: join(dataDir, 'secrets'),
    demo: join(dataDir, 'demo'),
    build: join(dataDir, 'build'),
    logs: join(dataDir, 'logs'),
    /** What runs: processes.json for the next start, platform.json for commands beside a running one. */
    run: join(dataDir, 'run'),
  }
}
