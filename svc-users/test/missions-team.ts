import { randomUUID } from 'node:crypto'
import { type EventDefinition, streams } from '@ensemble/contracts/events'
import type { Bus } from '@ensemble/service-kit/bus'
import type { Static } from 'typebox'

export interface Sent<Definition extends EventDefinition> {
  definition: Definition
  /** Identifier of the mission. */
  subject: string
  version: number
  data: Static<Definition['data']>
  quiet?: boolean
  id?: string
}

/** What svc-missions does, as far as svc-users can see it: a stream of its own, and events on it. */
export async function startMissionsTeam(bus: Bus) {
  const manager = await bus.manager()
  await manager.streams.add({ name: bus.streamName(streams.missions), subjects: [bus.subject('missions.>')] })
  const jetstream = await bus.jetstream()
  return {
    /** Publishes an event as often as asked: the broker sees different messages, consumers the same event. */
    async publish<Definition extends EventDefinition>(event: Sent<Definition>, times = 1): Promise<string> {
      const { definition, subject, version, data, quiet, id = randomUUID() } = event
      const payload = JSON.stringify({
        specversion: '1.0',
        id,
        source: '/missions',
        type: definition.type,
        subject,
        time: '2026-11-21T09:00:00.000Z',
        datacontenttype: 'application/json',
        dataversion: definition.version,
        aggregateversion: version,
        ...(quiet && { quiet }),
        data,
      })
      for (let count = 0; count < times; count += 1) {
        await jetstream.publish(bus.subject(definition.type), payload, { msgID: randomUUID() })
      }
      return id
    },
  }
}

export type MissionsTeam = Awaited<ReturnType<typeof startMissionsTeam>>
