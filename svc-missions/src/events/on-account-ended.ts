import type { EventOf } from '@ensemble/contracts/events'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { userEvents } from '@ensemble/contracts/users/events'
import type { ParticipantState } from '@ensemble/contracts/states'
import type { Clock } from '@ensemble/service-kit/clock'
import type { Tx } from '@ensemble/service-kit/database'
import { handler } from '@ensemble/service-kit/inbox/consume'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import { forgetAnswers } from '@ensemble/service-kit/privacy/forget-answers'
import * as calendarFeeds from '../data/calendar-feeds.ts'
import * as chargesToTell from '../data/charges-to-tell.ts'
import * as keptFacts from '../data/kept-facts.ts'
import * as keptSearches from '../data/kept-searches.ts'
import * as members from '../data/members.ts'
import * as messages from '../data/messages.ts'
import * as participants from '../data/participants.ts'
import * as passedOnRequests from '../data/passed-on-requests.ts'
import * as saidByTelephone from '../data/said-by-telephone.ts'
import * as surveys from '../data/surveys.ts'
import { eraseAnswersOfPerson } from '../use-cases/erase-answers.ts'
import { forgetContactOf } from '../use-cases/forget-contacts.ts'
import { leaveMissions } from '../use-cases/leave-missions.ts'
import { memberOf } from './on-user.ts'

type UserFact = EventOf<typeof userEvents.userChanged>

const waiting: readonly ParticipantState[] = ['awaiting_staff', 'waitlisted', 'awaiting_member']

/**
 * What becomes of participations when an account is suspended or deleted, or somebody pauses. Side effects, so a
 * consumer of its own: a copy of names is rebuilt from the stream, this never is.
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
      // While the name is known: whichever consumer is first takes it off the missions.
      const contacts = await forgetContactOf(tx, event.subject, clock.now())
      // Here too: while the copy of names is behind, nobody may invite or write to who was erased, which nothing would
      // erase a second time.
      await members.upsertIfNewer(tx, memberOf(event))
      await leave(tx, event)
      const { subject: userId } = event
      const parts = (await participants.anonymise(tx, userId)) + (await surveys.eraseWordsOf(tx, userId))
      const said = (await saidByTelephone.erasePerson(tx, userId)) + (await passedOnRequests.erasePerson(tx, userId))
      const facts = await keptFacts.erasePerson(tx, userId)
      const words =
        said + parts + facts + (await messages.erasePerson(tx, userId)) + (await eraseAnswersOfPerson(tx, userId))
      const kept = (await calendarFeeds.remove(tx, userId)) + (await keptSearches.removeOf(tx, userId))
      const charges = await chargesToTell.erasePerson(tx, userId)
      const rows = words + (await forgetAnswers(tx, userId)) + kept + charges + contacts
      await recordEvent(tx, {
        definition: missionEvents.personErased,
        aggregateId: userId,
        aggregateVersion: 1,
        time: clock.now(),
        data: { userId, rows },
      })
    }),
    handler(userEvents.userChanged, async (tx, { subject: userId, time, data, quiet }) => {
      // Every change during a pause says that it lasts: only the one that begins it takes anything back.
      if (!data.paused || data.pauseBegins === false) return
      const deps = { clock, quiet }
      const at = deps.clock.now()
      // A pause asks nothing of anybody: what waits is taken back, what is agreed stays.
      const leaving = { userId, at, states: waiting, action: 'unregister', reasonCode: 'not_available' } as const
      // What was asked for since then is meant, however late this fact comes.
      await leaveMissions(tx, deps, { ...leaving, enteredBy: new Date(time) })
    }),
  ]
}
