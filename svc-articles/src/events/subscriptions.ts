import { streams } from '@ensemble/contracts/events'
import type { ConsumerDefinition } from '@ensemble/service-kit/inbox/consume'
import type { Projection } from '@ensemble/service-kit/operations/service-operations'
import { missionHandlers } from './on-mission.ts'
import { avatarHandlers, erasureHandlers, readerHandlers, userHandlers } from './on-user.ts'

const users = { stream: streams.users, filter: 'users.user.>' }
const missions = { stream: streams.missions, filter: 'missions.mission.>' }
const participants = { stream: streams.missions, filter: 'missions.participant.>' }

/** The tables that can be built anew from events. */
export const projections: readonly Projection[] = [
  { name: 'author-names', table: 'author_names', key: ['user_id'], ...users, handlers: userHandlers },
  { name: 'readers', table: 'readers_v1', key: ['user_id'], ...users, handlers: readerHandlers },
  {
    name: 'mission-teams',
    table: 'mission_teams_v1',
    key: ['mission_id'],
    ...missions,
    handlers: missionHandlers.teams,
  },
  {
    name: 'mission-people',
    table: 'mission_people_v1',
    key: ['mission_id', 'user_id'],
    ...participants,
    handlers: missionHandlers.people,
  },
]

/** What this service follows: each consumer does one thing. */
export const consumers: readonly ConsumerDefinition[] = [
  ...projections.map(({ name, stream, filter, handlers }) => ({
    name: `svc-articles--${name}`,
    stream,
    filter,
    handlers,
  })),
  { name: 'svc-articles--erasure', ...users, handlers: erasureHandlers },
  { name: 'svc-articles--avatars', stream: streams.users, filter: 'users.avatar.>', handlers: avatarHandlers },
]
