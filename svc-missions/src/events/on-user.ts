import type { EventOf } from '@ensemble/contracts/events'
import { userEvents } from '@ensemble/contracts/users/events'
import { missionDomainOf } from '@ensemble/contracts/enumerations'
import { handler } from '@ensemble/service-kit/inbox/consume'
import * as members from '../data/members.ts'
import type { Member } from '../data/members.ts'
import { forgetContactOf } from '../use-cases/forget-contacts.ts'

type UserFact = Pick<EventOf<typeof userEvents.userChanged>, 'subject' | 'aggregateversion' | 'data'>

/** The row that an event leads to; pure, so that a rebuild from the stream gives the same table. */
export function memberOf({ subject, aggregateversion, data }: UserFact): Member {
  const { engagement } = data
  return {
    id: subject,
    version: aggregateversion,
    displayName: data.displayName,
    role: data.role,
    status: data.status,
    departmentCode: data.departmentCode,
    language: data.language,
    interestDomains: engagement?.interestDomains.map((domain) => missionDomainOf[domain]) ?? [],
    preferredTypes: engagement?.preferredMissionTypes ?? [],
    preferredModes: engagement?.preferredModes ?? [],
    skills: engagement?.skills ?? [],
    paused: data.paused,
    coParticipantVisibility: data.coParticipantVisibility,
    byTelephone: data.byTelephone ?? false,
    deleted: data.status === 'deleted',
  }
}

const { userRegistered, userApproved, userChanged, userSuspended, userReactivated, userDeleted } = userEvents
const facts = [userRegistered, userApproved, userChanged, userSuspended, userReactivated, userDeleted]

const keep = (definition: (typeof facts)[number]) =>
  handler(definition, (tx, event) => members.upsertIfNewer(tx, memberOf(event)))

/** Every event of a user carries the whole user, so one effect serves them all. */
export const onUser = facts.map(keep)

/** The same while people work: the name of who is erased leaves their missions before it is forgotten here. */
export const onUserNow = [
  ...facts.filter((definition) => definition !== userDeleted).map(keep),
  handler(userDeleted, async (tx, event) => {
    await forgetContactOf(tx, event.subject, new Date(event.time))
    await members.upsertIfNewer(tx, memberOf(event))
  }),
]
