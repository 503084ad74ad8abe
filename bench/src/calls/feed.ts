import { streams } from '@ensemble/contracts/events'
import { connect } from 'nats'
import { setTimeout as wait } from 'node:timers/promises'
import { settings } from '../settings.ts'

/**
 * The stream of svc-users, which tells of ended sessions: a service that has not heard of it asks about the session of
 * each write.
 */
export async function makeUsersStream(): Promise<void> {
  const { host, username, password } = new URL(settings.natsUrl)
  const broker = await connect({ servers: host, user: username, pass: password })
  const manager = await broker.jetstreamManager()
  const name = streams.users
  await manager.streams.add({ name, subjects: [`${name.toLowerCase()}.>`] })
  await broker.close()
}

/** Waits until all that a service follows is there. @throws Error after a minute */
export async function whenHealthy(address: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const told = await fetch(`${address}/readyz`).then((answer) => answer.text())
    if (!told.includes('"healthy":false')) return
    await wait(500)
  }
  throw new Error('The service does not become healthy.')
}
