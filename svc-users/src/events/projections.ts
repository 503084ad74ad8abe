import { streams } from '@ensemble/contracts/events'
import { handler } from '@ensemble/service-kit/inbox/consume'
import type { Projection } from '@ensemble/service-kit/operations/service-operations'
import * as participations from '../data/participations.ts'
import { keepParticipation } from './on-participant-changed.ts'
import { missionTitleHandlers, participantDefinitions } from './subscriptions.ts'

/** The tables that can be built anew from events; activity and mails are not among them: they happened once. */
export const projections: readonly Projection[] = [
  {
    name: 'mission-titles',
    table: 'mission_titles',
    key: ['mission_id'],
    stream: streams.missions,
    filter: 'missions.mission.>',
    handlers: missionTitleHandlers,
    afterwards: participations.recountAll,
  },
  {
    name: 'participations',
    table: 'participations',
    key: ['user_id', 'mission_id'],
    stream: streams.missions,
    filter: 'missions.participant.>',
    handlers: participantDefinitions.map((definition) =>
      handler(definition, async (tx, { data, aggregateversion, time }) => {
        const change = { ...data, type: definition.type, version: aggregateversion, time: new Date(time) }
        await keepParticipation(tx, change)
      }),
    ),
    afterwards: participations.recountAll,
  },
]
