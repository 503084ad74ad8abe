import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { natsBinary } from '../../src/nats/binary.ts'
import { knowsSyncInterval, natsServer } from '../../src/nats/server.ts'
import { root, runtimeDir } from '../../src/paths.ts'
import type { Program } from '../../src/supervisor/program.ts'
import type { Installation } from './installation.ts'

/**
 * A nats-server with the very configuration of the container: users, rights, included passwords. Only what names a
 * place or a port changes, and `sync_interval` goes where the server of this machine is too old to know it.
 */
export async function brokerOf(installation: Installation): Promise<Program> {
  const { folder } = installation
  const binary = await natsBinary(runtimeDir, () => {})
  const place = join(folder, 'etc', 'nats')
  mkdirSync(place, { recursive: true })
  const port = installation.port('nats:4222')
  const text = readFileSync(join(root, 'platform/containers/nats-server.conf'), 'utf8')
    .replace('host: 0.0.0.0\nport: 4222', `host: 127.0.0.1\nport: ${String(port)}`)
    .replace('127.0.0.1:8222', `127.0.0.1:${String(installation.port('127.0.0.1:8222'))}`)
    .replace('store_dir: /data', `store_dir: "${join(folder, 'volumes', 'nats')}"`)
  const config = knowsSyncInterval(binary) ? text : text.replace(/ {2}sync_interval: always\n/, '')
  writeFileSync(join(place, 'nats-server.conf'), config.replaceAll('/run/secrets/', `${join(folder, 'secrets')}/`))
  const users = readFileSync(join(root, 'platform/containers/nats-users.conf'), 'utf8')
  writeFileSync(join(place, 'nats-users.conf'), users.replace('../../run/secrets/', '../../secrets/'))
  const program = natsServer(binary, { folder, port, fsync: true, users: '' })
  // It says nothing before TLS begins.
  const ready = () => opens(port)
  return { ...program, ready, args: ['--config', join(place, 'nats-server.conf')] }
}

function opens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
