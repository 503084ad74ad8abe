import { streams } from '@ensemble/contracts/events'
import { startConsumer, type ConsumerOptions, type EventConsumer } from '@ensemble/service-kit/inbox/consume'
import { onUser } from './on-user.ts'

/** The copy of users that names, departments and matches are read from; see migrations, members_v1. */
export function startMembersProjection(parts: Pick<ConsumerOptions, 'db' | 'bus' | 'log'>): EventConsumer {
  return startConsumer({
    ...parts,
    name: 'svc-missions--members-v1',
    stream: streams.users,
    filter: 'users.user.>',
    handlers: onUser,
  })
}
