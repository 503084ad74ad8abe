import type { StreamName } from '@ensemble/contracts/events'
import { connect, type NatsConnection } from 'nats'
import { settings } from './settings.ts'

export function connectToBroker(): Promise<NatsConnection> {
  const { host, username, password } = new URL(settings.natsUrl)
  return connect({ servers: host, user: username, pass: password })
}

/** Makes streams that no service has made yet: gateways and services wait for those that they read. */
export async function makeStreams(names: readonly StreamName[]): Promise<void> {
  const connection = await connectToBroker()
  const { streams } = await connection.jetstreamManager()
  const present = await streams.names().next()
  for (const name of names) {
    if (!present.includes(name)) await streams.add({ name, subjects: [`${name.toLowerCase()}.>`] })
  }
  await connection.close()
}
