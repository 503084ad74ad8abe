import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { natsBinary, type NatsBinary } from '../src/nats/binary.ts'
import { knowsSyncInterval, natsServer } from '../src/nats/server.ts'
import { defaultDataDir, runtimeDir } from '../src/paths.ts'
import { freePorts } from '../src/process/ports.ts'
import { createRecords } from '../src/process/records.ts'
import { createSupervisor, type Supervisor } from '../src/supervisor/supervisor.ts'

let folder: string
let supervisor: Supervisor
let binary: NatsBinary

beforeEach(async () => {
  mkdirSync(defaultDataDir, { recursive: true })
  folder = mkdtempSync(join(defaultDataDir, 'test-nats-'))
  supervisor = createSupervisor(createRecords(join(folder, 'processes.json')), folder, console.error)
  binary = await natsBinary(runtimeDir, () => {})
})

afterEach(async () => {
  await supervisor.stopAll()
  rmSync(folder, { recursive: true })
})

it.each([true, false])('with fsync %s, JetStream of a server that can writes through accordingly', async (fsync) => {
  const [port = 0, monitor = 0] = await freePorts(2)
  const program = natsServer(binary, { folder: join(folder, 'nats'), port, fsync })
  await supervisor.start({ ...program, args: [...program.args, '--http_port', String(monitor)] })
  const answer = await fetch(`http://127.0.0.1:${String(monitor)}/varz`)
  const { jetstream } = (await answer.json()) as { jetstream: { config: Record<string, unknown> } }
  expect(jetstream.config['store_dir']).toBe(join(folder, 'nats', 'jetstream'))
  expect(jetstream.config['sync_always'] ?? false).toBe(fsync && knowsSyncInterval(binary))
})

it('a server without sync_interval is started without it', () => {
  const old = { path: 'nats-server', version: '2.9.10' }
  expect(natsServer(old, { folder, port: 4222, fsync: true }).args).not.toContain('--config')
})
