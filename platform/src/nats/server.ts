import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { tiers, type Program } from '../supervisor/program.ts'

/** The message broker with JetStream, its files in `folder`. */
export function natsServer(binary: string, folder: string, port: number): Program {
  mkdirSync(folder, { recursive: true })
  return {
    name: 'nats',
    command: binary,
    args: ['--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', folder],
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
