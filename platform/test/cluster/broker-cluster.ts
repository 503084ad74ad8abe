import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { natsBinary } from '../../src/nats/binary.ts'
import { knowsSyncInterval, natsServer } from '../../src/nats/server.ts'
import { root, runtimeDir } from '../../src/paths.ts'
import { freePorts } from '../../src/process/ports.ts'

export interface Node {
  name: string
  url: string
  /** Kills it as a power cut would. */
  kill(): Promise<void>
  /** Starts it anew. @param empty without what lay on its disk */
  start(empty?: boolean): Promise<void>
}

/** Three brokers that are one cluster, with the users and rights of the containers. */
export async function startBrokers(folder: string, credentials: string): Promise<Node[]> {
  const binary = await natsBinary(runtimeDir, () => {})
  const ports = await freePorts(6)
  const routes = ports.slice(3).map((port) => `nats://127.0.0.1:${String(port)}`)
  const nodes = [0, 1, 2].map((index): Node => {
    const name = `nats-${String(index)}`
    const port = ports[index] ?? 0
    const store = join(folder, name)
    const config = join(folder, `${name}.conf`)
    // What the chart of NATS writes, with the same file of users behind it.
    const lines = [
      `server_name: ${name}`,
      'host: 127.0.0.1',
      `port: ${String(port)}`,
      `cluster { name: ensemble, host: 127.0.0.1, port: ${String(ports[index + 3])}, routes: ${JSON.stringify(routes)} }`,
      `jetstream { store_dir: ${JSON.stringify(store)}${knowsSyncInterval(binary) ? ', sync_interval: always' : ''} }`,
      'include "nats-users.conf"',
    ]
    writeFileSync(config, lines.join('\n'))
    let child: ChildProcess | undefined
    return {
      name,
      url: `nats://${credentials}@127.0.0.1:${String(port)}`,
      async kill() {
        if (!child || child.exitCode !== null) return
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      },
      async start(empty = false) {
        if (empty) rmSync(store, { recursive: true, force: true })
        mkdirSync(store, { recursive: true })
        child = spawn(binary.path, ['--config', config], { stdio: 'ignore' })
        const { ready } = natsServer(binary, { folder: store, port, fsync: false, users: '' })
        await vi.waitFor(async () => expect(await ready(), `${name} answers`).toBe(true), 60_000)
      },
    }
  })
  await Promise.all(nodes.map((node) => node.start()))
  return nodes
}

export const usersFile = join(root, 'platform/containers/nats-users.conf')
