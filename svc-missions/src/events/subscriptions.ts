import { streams } from '@ensemble/contracts/events'
import type { ConsumerDefinition } from '@ensemble/service-kit/inbox/consume'
import type { Projection } from '@ensemble/service-kit/operations/service-operations'
import type { Clock } from '@ensemble/service-kit/clock'
import type { AnswersSearch } from '../use-cases/tell-of-matches.ts'
import { onBlindDraw } from './on-blind-draw.ts'
import { onAccountEnded } from './on-account-ended.ts'
import { onMissionOpened, onSearchMailsStopped } from './on-mission-opened.ts'
import { onUser, onUserNow } from './on-user.ts'

const users = { stream: streams.users, filter: 'users.user.>' }

/** The copy of users that names, departments and matches are read from; see migrations, members_v1. */
export const membersConsumer: ConsumerDefinition = { name: 'svc-missions--members-v1', ...users, handlers: onUserNow }

/** The tables that can be built anew from events. */
export const projections: readonly Projection[] = [
  { name: 'members', table: 'members_v1', key: ['id'], ...users, handlers: onUser },
]

/** What follows for participations when somebody's account ends or rests. */
function endedAccountsConsumer(clock: Clock): ConsumerDefinition {
  const handlers = onAccountEnded(clock)
  return { name: 'svc-missions--ended-accounts', stream: streams.users, filter: 'users.user.>', handlers }
}

/** The members whom svc-users drew for a blind invitation. */
function blindDrawsConsumer(clock: Clock): ConsumerDefinition {
  const handlers = onBlindDraw(clock)
  return { name: 'svc-missions--blind-draws', stream: streams.users, filter: 'users.blind_invitation.>', handlers }
}

/** Its own missions that have opened, for those who keep a search. */
function keptSearchesConsumer(clock: Clock, answersSearch: AnswersSearch): ConsumerDefinition {
  const handlers = onMissionOpened(clock, answersSearch)
  return {
    name: 'svc-missions--kept-searches',
    stream: streams.missions,
    filter: 'missions.mission.approved',
    handlers,
  }
}

const stoppedMailsConsumer: ConsumerDefinition = {
  name: 'svc-missions--stopped-search-mails',
  stream: streams.users,
  filter: 'users.search_mails.>',
  handlers: onSearchMailsStopped,
}

/** What this service follows: each consumer does one thing. */
export function consumersOf(clock: Clock, answersSearch: AnswersSearch): ConsumerDefinition[] {
  return [
    membersConsumer,
    endedAccountsConsumer(clock),
    blindDrawsConsumer(clock),
    keptSearchesConsumer(clock, answersSearch),
    stoppedMailsConsumer,
  ]
}
