import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
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
}

/** Whether the server can be told to write through what it acknowledges. */
export function knowsSyncInterval({ version }: NatsBinary): boolean {
  return isAtLeast(version, [2, 10])
}

/** The message broker with JetStream, its files in `folder`. */
export function natsServer(binary: NatsBinary, { folder, port, fsync, users }: NatsSettings): Program {
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'nats-server.conf')
  // What has no argument: who may come in, and that an acknowledged message is on the disk.
  const durable = fsync && knowsSyncInterval(binary) ? 'jetstream { sync_interval: always }\n' : ''
  rmSync(config, { force: true })
  writeFileSync(config, `${durable}${users}`, { mode: 0o600 })
  return {
    name: 'nats',
    command: binary.path,
    args: ['--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', folder, '--config', config],
    cwd: folder,
    env: { PATH: process.env['PATH'] },
    mark: folder,
    ports: [{ port, variable: 'NATS_PORT' }],
    ready: () => greetsWithJetStream(port),
    readyWithin: 30_000,
    signal: 'SIGTERM',
    stopWithin: 10_000,
    tier: tiers.broker,
  }
}

/** A NATS server speaks first: `INFO {…, "jetstream":true, …}`. */
function greetsWithJetStream(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 })
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
