import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type JetStreamManager, StringCodec } from 'nats'
import { dataDir } from '../platform.ts'
import { addressOf, type Instance } from './programs.ts'

/** One of several brokers that are one. */
export interface Broker {
  name: Instance
  host: string
  port: number
  /** Its network, where it has one of its own. */
  namespace?: string
}

/** The brokers of a cluster; absent where there is one. */
export const brokers: readonly Broker[] | undefined =
  process.env['CLUSTER_BROKERS'] === undefined ? undefined : JSON.parse(process.env['CLUSTER_BROKERS'])

/** An event as it lies in a stream. */
export interface Told {
  /** Its number in the stream. */
  sequence: number
  id: string
  type: string
  /** The aggregate that it tells of, and the version of it. */
  subject: string
  aggregateversion: number
}

/** Where a program finds the broker, as the user that it is there. */
export function brokerUrl(user: string): string {
  return `nats://${user}:${passwordOf(user)}@${addressOf('nats')}`
}

function passwordOf(user: string): string {
  return readFileSync(join(dataDir, 'secrets', 'passwords', `nats_${user}`), 'utf8')
}

/** Number of the newest message of a stream. */
export function lastSequence(stream: string): Promise<number> {
  return asking(async (manager) => (await manager.streams.info(stream)).state.last_seq)
}

/** What was told after a number, read from the stream itself, in its order. */
export function toldAfter(stream: string, sequence: number): Promise<Told[]> {
  return asking(async (manager) => {
    const { state } = await manager.streams.info(stream)
    const told: Told[] = []
    for (let seq = sequence + 1; seq <= state.last_seq; seq += 1) {
      const { data } = await manager.streams.getMessage(stream, { seq })
      told.push({ ...(JSON.parse(StringCodec().decode(data)) as Omit<Told, 'sequence'>), sequence: seq })
    }
    return told
  })
}

export async function asking<Answer>(question: (manager: JetStreamManager) => Promise<Answer>): Promise<Answer> {
  // The gateway is the one program that may look into every stream.
  const [user, inboxPrefix] = ['gateway', '_INBOX.gateway']
  const servers = brokers?.map(({ host, port }) => `${host}:${port}`) ?? addressOf('nats')
  const connection = await connect({ servers, user, pass: passwordOf(user), inboxPrefix, timeout: 5000 })
  try {
    return await question(await connection.jetstreamManager())
  } finally {
    await connection.close()
  }
}
