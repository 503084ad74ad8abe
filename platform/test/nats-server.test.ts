import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from 'nats'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { areaNames } from '../src/area/area-names.ts'
import { withBrokerUser } from '../src/area/broker-user.ts'
import { natsBinary, type NatsBinary } from '../src/nats/binary.ts'
import { knowsSyncInterval, natsServer } from '../src/nats/server.ts'
import { platformUsers, rightsOfContainers } from '../src/nats/users.ts'
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
  const rights = withBrokerUser(rightsOfContainers(), areaNames('trial-area'))
  const users = platformUsers((user) => `word-of-${user}`, { rights, registries: ['remotes-elsewhere'] })
  const program = natsServer(binary, { folder: join(folder, 'nats'), port, fsync, users })
  await supervisor.start({ ...program, args: [...program.args, '--http_port', String(monitor)] })
  const answer = await fetch(`http://127.0.0.1:${String(monitor)}/varz`)
  const { jetstream } = (await answer.json()) as { jetstream: { config: Record<string, unknown> } }
  expect(jetstream.config['store_dir']).toBe(join(folder, 'nats', 'jetstream'))
  expect(jetstream.config['sync_always'] ?? false).toBe(fsync && knowsSyncInterval(binary))
  expect(statSync(join(folder, 'nats', 'nats-server.conf')).mode & 0o077, 'readable by others').toBe(0)
  await expectOwnRightsAlone(port)
})

/** What `npm start` lets in: programs with their own passwords, each to what is its own (all rights: containers/broker.test.ts). */
async function expectOwnRightsAlone(port: number): Promise<void> {
  const servers = `127.0.0.1:${String(port)}`
  const signIn = (user: string, word = `word-of-${user}`) =>
    connect({ servers, user, pass: word, inboxPrefix: `_INBOX.${user}`, reconnect: false })
  await expect(connect({ servers, reconnect: false })).rejects.toThrow(/Authorization/)
  await expect(signIn('gateway', 'word-of-svc-users')).rejects.toThrow(/Authorization/)
  const articles = await signIn('svc-articles')
  const refused = articles.status()[Symbol.asyncIterator]().next()
  articles.publish('users.session.revoked.1', '{}')
  expect((await refused).value).toMatchObject({ data: expect.stringMatching(/PERMISSIONS_VIOLATION/) as string })
  await articles.close()
  // A service that began today comes in too, and the gateway reads what it tells.
  const newcomer = await signIn('svc-trial-area')
  const manager = await newcomer.jetstreamManager({ checkAPI: false })
  await manager.streams.add({ name: 'TRIAL_AREA', subjects: ['trial_area.>'] })
  await newcomer.jetstream().publish('trial_area.item.created', '{}')
  await newcomer.close()
  const gateway = await signIn('gateway')
  const reader = await gateway.jetstreamManager({ checkAPI: false })
  expect((await reader.streams.getMessage('TRIAL_AREA', { seq: 1 })).string()).toBe('{}')
  // A gateway keeps the registries that this machine names, and no other.
  const registry = await gateway.jetstream().views.kv('remotes-elsewhere')
  await registry.put('state', '{}')
  await gateway.jetstream().views.os('remotes-elsewhere-staged')
  await expect(reader.streams.info('KV_remotes-of-nobody')).rejects.toThrow(/Permissions/)
  await gateway.close()
}

it('a server without sync_interval is started without it', () => {
  const old = { path: 'nats-server', version: '2.9.10' }
  natsServer(old, { folder, port: 4222, fsync: true, users: '# nobody' })
  expect(readFileSync(join(folder, 'nats-server.conf'), 'utf8')).toBe('# nobody')
})
