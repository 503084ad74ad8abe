import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { BrokerPlan } from '../settings.ts'
import { tiers, type Program } from '../supervisor/program.ts'
import type { NatsBinary } from './binary.ts'
import { isAtLeast } from './version.ts'

export interface NatsSettings {
  folder: string
  port: number
  /** Whether what is acknowledged is on the disk, as in the containers; a server before 2.10 cannot do it. */
  fsync: boolean
  /** Who may connect, and what they may do (users.ts). Nobody else comes in. */
  users: string
  /** What it is among brokers that are one, and where the others are; absent, it is alone. */
  among?: { self: BrokerPlan; all: readonly BrokerPlan[] }
}

/** Whether the server can be told to write through what it acknowledges. */
export function knowsSyncInterval({ version }: NatsBinary): boolean {
  return isAtLeast(version, [2, 10])
}

/** The message broker with JetStream, its files in `folder`. */
export function natsServer(binary: NatsBinary, { folder, port, fsync, users, among }: NatsSettings): Program {
  const { name = 'nats', host = '127.0.0.1', namespace } = among?.self ?? {}
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'nats-server.conf')
  // What has no argument: who may come in, and that an acknowledged message is on the disk.
  const durable = fsync && knowsSyncInterval(binary) ? 'jetstream { sync_interval: always }\n' : ''
  rmSync(config, { force: true })
  writeFileSync(config, `${among ? routes(among) : ''}${durable}${users}`, { mode: 0o600 })
  return {
    name,
    ...inNetwork(namespace, binary.path, [
      '--addr',
      host,
      '--port',
      String(port),
      '--jetstream',
      '--store_dir',
      folder,
      '--config',
      config,
    ]),
    cwd: folder,
    env: { PATH: process.env['PATH'] },
    mark: folder,
    ports: [{ port, variable: 'NATS_PORT' }],
    ready: () => greetsWithJetStream(host, port),
    readyWithin: 30_000,
    signal: 'SIGTERM',
    stopWithin: 10_000,
    tier: tiers.broker,
  }
}

/** How brokers find each other. */
function routes({ self, all }: { self: BrokerPlan; all: readonly BrokerPlan[] }): string {
  const others = all.map(({ host, routePort }) => JSON.stringify(`nats-route://${host}:${String(routePort)}`))
  const listen = `${self.host}:${String(self.routePort)}`
  return `server_name: ${self.name}\ncluster { name: ensemble, listen: ${JSON.stringify(listen)}, routes: [${others.join()}] }\n`
}

function inNetwork(namespace: string | undefined, command: string, args: readonly string[]) {
  return namespace === undefined
    ? { command, args }
    : { command: 'ip', args: ['netns', 'exec', namespace, command, ...args] }
}

/** A NATS server speaks first: `INFO {…, "jetstream":true, …}`. */
function greetsWithJetStream(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 })
    let greeting = ''
    function answer(ready: boolean): void {
      socket.destroy()
      resolve(ready)
    }
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      greeting += chunk
      if (greeting.includes('\r\n')) answer(greeting.startsWith('INFO ') && greeting.includes('"jetstream":true'))
    })
    socket.on('timeout', () => {
      answer(false)
    })
    socket.on('error', () => {
      answer(false)
    })
  })
}
