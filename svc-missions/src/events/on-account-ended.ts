import type { EventOf } from '@ensemble/contracts/events'
import { userEvents } from '@ensemble/contracts/users/events'
import type { ParticipantState } from '@ensemble/contracts/states'
import type { Clock } from '@ensemble/service-kit/clock'
import type { Tx } from '@ensemble/service-kit/database'
import { handler } from '@ensemble/service-kit/inbox/consume'
import * as participants from '../data/participants.ts'
import { leaveMissions } from '../use-cases/leave-missions.ts'

type UserFact = EventOf<typeof userEvents.userChanged>

const waiting: readonly ParticipantState[] = ['awaiting_staff', 'waitlisted', 'awaiting_member']

/**
 * What becomes of participations when an account is suspended or deleted, or somebody pauses (decisions.md §4, §11.1).
 * Side effects, so a consumer of its own: a copy of names is rebuilt from the stream, this never is.
 */
export function onAccountEnded(clock: Clock) {
  const leave = async (tx: Tx, { subject: userId, quiet }: UserFact) => {
    const deps = { clock, quiet }
    const at = deps.clock.now()
    const states = [...waiting, 'validated'] as const
    await leaveMissions(tx, deps, { userId, at, states, action: 'account_suspended', reasonCode: 'account_suspended' })
  }
  return [
    handler(userEvents.userSuspended, leave),
    handler(userEvents.userDeleted, async (tx, event) => {
      await leave(tx, event)
      await participants.anonymise(tx, event.subject)
    }),
    handler(userEvents.userChanged, async (tx, { subject: userId, data, quiet }) => {
      if (!data.paused) return
      const deps = { clock, quiet }
      const at = deps.clock.now()
      // A pause asks nothing of anybody: what waits is taken back, what is agreed stays.
      const leaving = { userId, at, states: waiting, action: 'unregister', reasonCode: 'not_available' } as const
      await leaveMissions(tx, deps, leaving)
    }),
  ]
}
