import { streams } from '@ensemble/contracts/events'
import type { ConsumerDefinition } from '@ensemble/service-kit/inbox/consume'
import type { Projection } from '@ensemble/service-kit/operations/service-operations'
import { userHandlers } from './on-user.ts'

const users = { stream: streams.users, filter: 'users.user.>', handlers: userHandlers }

/** Who wrote what, as the users team tells it. */
export const authorNamesConsumer: ConsumerDefinition = { name: 'svc-articles--author-names', ...users }

/** The tables that can be built anew from events. */
export const projections: readonly Projection[] = [
  { name: 'author-names', table: 'author_names', key: ['user_id'], ...users },
]
