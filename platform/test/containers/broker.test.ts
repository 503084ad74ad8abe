import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { AckPolicy, connect, DeliverPolicy, nanos, type NatsConnection } from 'nats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rightsOfContainers } from '../../src/nats/users.ts'
import { makeCertificates } from '../../certificates.mjs'
import { defaultDataDir, root } from '../../src/paths.ts'
import { createRecords } from '../../src/process/records.ts'
import { createSupervisor, type Supervisor } from '../../src/supervisor/supervisor.ts'
import { Assembly } from './assemble.ts'
import { brokerOf } from './broker.ts'
import { Installation } from './installation.ts'

/** The streams and consumers of the house as the services make them, each by its own user. */
const streams = { USERS: 'users', MISSIONS: 'missions', ARTICLES: 'articles' } as const
type User = 'users' | 'missions' | 'articles' | 'gateway'

/** Which user reads which stream: services as their code says, the gateway all; ended sessions are for everybody. */
const reads = (['users', 'missions', 'articles', 'gateway'] as const).flatMap((user) => {
  const text = user === 'gateway' ? '' : readFileSync(join(root, `svc-${user}/src/events/subscriptions.ts`), 'utf8')
  const named =
    user === 'gateway'
      ? Object.keys(streams)
      : [...text.matchAll(/streams\.(\w+)/g)].map(([, area = '']) => area.toUpperCase())
  return [...new Set(['USERS', ...named])].map((stream) => [user, stream as keyof typeof streams] as const)
})

/** What each user must be refused: others' facts, others' streams and consumers, and every look at what is not its. */
const refused: Record<User, { publish: string[]; subscribe: string[] }> = {
  users: {
    publish: [
      'missions.mission.approved',
      'articles.article.published',
      '$KV.remotes.registry',
      '$JS.API.STREAM.CREATE.MISSIONS',
      '$JS.API.STREAM.UPDATE.ARTICLES',
      '$JS.API.STREAM.DELETE.USERS',
      '$JS.API.STREAM.PURGE.MISSIONS',
      '$JS.API.CONSUMER.DELETE.MISSIONS.reader-of-another',
      '$JS.API.CONSUMER.CREATE.ARTICLES.spy.articles.>',
      '$JS.API.CONSUMER.CREATE.MISSIONS.spy.missions.>',
      '$JS.API.CONSUMER.DURABLE.CREATE.MISSIONS.svc-users--participations',
      '$JS.API.CONSUMER.NAMES.USERS',
      '$JS.ACK.MISSIONS.svc-users--participations.1.1.1.1.1',
      '_INBOX.gateway.forged',
    ],
    subscribe: [
      'missions.>',
      'users.>',
      '>',
      '_INBOX.>',
      '_INBOX.gateway.>',
      '$JS.EVENT.>',
      '$KV.remotes.>',
      'gateway.told',
    ],
  },
  missions: {
    publish: [
      'users.user.changed.1',
      'users.session.revoked.1',
      '$JS.API.STREAM.UPDATE.USERS',
      '$JS.API.STREAM.DELETE.USERS',
      '$JS.API.CONSUMER.CREATE.USERS.svc-missions--members-v1.users.>',
      '$JS.API.CONSUMER.CREATE.USERS.spy.users.>',
      '$JS.API.CONSUMER.CREATE.USERS.svc-articles--author-names.users.session.>',
      '$JS.API.CONSUMER.MSG.NEXT.ARTICLES.reader-of-another',
      '$JS.API.CONSUMER.CREATE.ARTICLES.spy.articles.>',
      '$JS.ACK.USERS.svc-articles--author-names.1.1.1.1.1',
    ],
    subscribe: ['users.>', '_INBOX.svc-users.>'],
  },
  articles: {
    publish: [
      'users.user.changed.1',
      'missions.mission.approved',
      '$JS.API.CONSUMER.MSG.NEXT.ARTICLES.reader-of-another',
      '$JS.API.CONSUMER.CREATE.MISSIONS.spy.missions.>',
      '$JS.API.CONSUMER.DELETE.USERS.reader-of-another',
    ],
    subscribe: ['users.>', 'missions.>', '_INBOX.svc-missions.>'],
  },
  gateway: {
    publish: [
      'users.session.revoked.1',
      'missions.mission.approved',
      'articles.article.published',
      '$JS.API.STREAM.CREATE.USERS',
      '$JS.API.STREAM.DELETE.KV_remotes',
      '$JS.API.STREAM.DELETE.OBJ_remotes',
      '$O.others.M.x',
      '$JS.API.CONSUMER.NAMES.USERS',
      '$JS.API.CONSUMER.CREATE.USERS.spy.users.>',
      '$JS.API.CONSUMER.DELETE.MISSIONS.reader-of-another',
    ],
    subscribe: ['users.>', '>', '_INBOX.svc-users.>'],
  },
}

let folder: string
let supervisor: Supervisor
let installation: Installation
const connections = new Map<User, NatsConnection>()

beforeAll(async () => {
  mkdirSync(defaultDataDir, { recursive: true })
  folder = mkdtempSync(join(defaultDataDir, 'test-broker-'))
  installation = await Installation.open(folder, new Assembly([], folder, false))
  supervisor = createSupervisor(createRecords(join(folder, 'processes.json')), folder, console.error)
  await supervisor.start(await brokerOf(installation))
  for (const user of ['users', 'missions', 'articles', 'gateway'] as const) {
    const { host, username, password } = new URL(installation.secret(`${user}-nats-url`))
    const inboxPrefix = `_INBOX.${username}`
    connections.set(
      user,
      await connect({ servers: host, user: username, pass: password, inboxPrefix, ...asPrograms() }),
    )
  }
})

afterAll(async () => {
  for (const connection of connections.values()) await connection.close()
  await supervisor.stopAll()
  rmSync(folder, { recursive: true })
})

/** As programs connect: TLS first, to a broker that the authority of the installation has signed. */
function asPrograms() {
  return { tls: { handshakeFirst: true, ca: installation.secret('tls-authority.pem') }, reconnect: false } as const
}

function as(user: User): NatsConnection {
  const connection = connections.get(user)
  if (!connection) throw new Error(`${user} is not connected`)
  return connection
}

/** What the broker said of refusals to a user, after everything that was sent has been looked at. */
async function violations(user: User): Promise<string[]> {
  await as(user).flush()
  const name = user === 'gateway' ? 'gateway' : `svc-${user}`
  const lines = readFileSync(join(folder, 'nats.log'), 'utf8').split('\n')
  // Brokers before 2.11 write the user alone, later ones with the account before it.
  return lines.flatMap((line) => new RegExp(`"(?:[^"]*user:)?${name}".* Subject "([^"]+)"`).exec(line)?.[1] ?? [])
}

describe('the users of the broker', () => {
  test.each(['users', 'missions', 'articles', 'gateway'] as const)(
    '%s has the rights of a reader for each stream that its code follows, and no other on consumers',
    (user) => {
      const name = user === 'gateway' ? user : `svc-${user}`
      const [, block = ''] = new RegExp(`user: ${name}\\n([\\s\\S]*?)subscribe:`).exec(rightsOfContainers()) ?? []
      const given = [...block.matchAll(/"(\$JS\.(?:ACK|API\.CONSUMER)\.[^"]+)"/g)].map(([, right = '']) => right)
      const ofStreams = given.filter((right) => !/\.(KV|OBJ)_/.test(right))
      const followed = [...new Set(reads.filter(([reader]) => reader === user).map(([, stream]) => stream))]
      const needed = followed.flatMap((stream) =>
        ['CREATE', 'INFO', 'MSG.NEXT'].map((verb) => `$JS.API.CONSUMER.${verb}.${stream}.*`),
      )
      expect(ofStreams.sort()).toEqual(needed.sort())
    },
  )

  test('nobody comes in without a user, or with the password of another', async () => {
    const servers = `127.0.0.1:${String(installation.port('nats:4222'))}`
    await expect(connect({ servers, ...asPrograms() })).rejects.toThrow(/Authorization/)
    const { password } = new URL(installation.secret('users-nats-url'))
    await expect(connect({ servers, user: 'gateway', pass: password, ...asPrograms() })).rejects.toThrow(
      /Authorization/,
    )
  })

  test('nobody is heard without TLS, and a broker that another authority has signed is not believed', async () => {
    const servers = `127.0.0.1:${String(installation.port('nats:4222'))}`
    const { username: user, password: pass } = new URL(installation.secret('users-nats-url'))
    await expect(connect({ servers, user, pass, tls: null, reconnect: false, timeout: 2000 })).rejects.toThrow()
    const stranger = { handshakeFirst: true, ca: makeCertificates({}).authority }
    await expect(connect({ servers, user, pass, tls: stranger, reconnect: false })).rejects.toThrow(/certificate/)
  })

  test.each(['users', 'missions', 'articles'] as const)('svc-%s makes and fills its own stream', async (user) => {
    const [stream = ''] = Object.entries(streams).find(([, name]) => name === user) ?? []
    const manager = await as(user).jetstreamManager({ checkAPI: false })
    await manager.streams.add({ name: stream, subjects: [`${user}.>`] })
    const { seq } = await as(user).jetstream().publish(`${user}.test.made`, '{}')
    expect(seq).toBe(1)
  })

  test.each(reads)('%s reads %s from a sequence, and a message by its number', async (user, stream) => {
    const { seq } = await as(streams[stream]).jetstream().publish(`${streams[stream]}.test.told`, '{}')
    const manager = await as(user).jetstreamManager({ checkAPI: false })
    expect((await manager.streams.info(stream, { deleted_details: true })).state.last_seq).toBe(seq)
    const name = `reader-${randomUUID()}`
    await manager.consumers.add(stream, {
      name,
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: seq,
      mem_storage: true,
      inactive_threshold: nanos(60_000),
    })
    const consumer = await as(user).jetstream().consumers.get(stream, name)
    const read: number[] = []
    for await (const message of await consumer.fetch({ max_messages: 1, expires: 5000 })) read.push(message.seq)
    expect(read).toEqual([seq])
    expect((await consumer.info()).num_pending).toBe(0)
    expect((await manager.streams.getMessage(stream, { seq })).string()).toBe('{}')
    expect(await violations(user)).toEqual([])
  })

  test.each(['remotes', 'remotes-staged'])('the gateway shares objects in %s', async (name) => {
    const objects = await as('gateway').jetstream().views.os(name)
    for (const content of ['one', 'two']) await objects.putBlob({ name: 'mf-a/1/a.js' }, Buffer.from(content))
    expect(Buffer.from((await objects.getBlob('mf-a/1/a.js')) ?? []).toString()).toBe('two')
    expect(await objects.list()).toHaveLength(1)
    await objects.delete('mf-a/1/a.js')
    expect(await violations('gateway')).toEqual([])
  })

  test('the gateway shares values', async () => {
    const bucket = await as('gateway').jetstream().views.kv('remotes', { history: 5 })
    await bucket.put('registry', '{}', { previousSeq: 0 })
    expect((await bucket.get('registry'))?.string()).toBe('{}')
    for await (const { key } of await bucket.watch()) {
      expect(key).toBe('registry')
      break
    }
    const told = as('gateway').subscribe('gateway.told', { max: 1 })
    as('gateway').publish('gateway.told', '{}')
    for await (const message of told) expect(message.string()).toBe('{}')
    expect(await violations('gateway')).toEqual([])
  })

  test.each(Object.keys(refused) as User[])('%s is refused what is not its own', async (user) => {
    const { publish, subscribe } = refused[user]
    for (const subject of publish) as(user).publish(subject, '{}')
    for (const subject of subscribe) as(user).subscribe(subject, { callback: () => {} })
    await expect.poll(() => violations(user)).toEqual(expect.arrayContaining([...publish, ...subscribe]))
    expect((await violations(user)).sort()).toEqual([...publish, ...subscribe].sort())
  })
})
