import { articleEvents } from '@ensemble/contracts/articles/events'
import { userEvents } from '@ensemble/contracts/users/events'
import { handler } from '@ensemble/service-kit/inbox/consume'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import { forgetAnswers } from '@ensemble/service-kit/privacy/forget-answers'
import { upsertAuthorName } from '../data/author-names.ts'
import { forgetReadsOf } from '../data/article-reads.ts'
import { removeAvatarsBefore, removeAvatarsOf } from '../data/files.ts'
import { upsertReader } from '../data/readers.ts'

const { userRegistered, userApproved, userChanged, userSuspended, userReactivated, userDeleted, avatarChanged } =
  userEvents

const keepName = [userRegistered, userApproved, userChanged, userSuspended, userReactivated].map((definition) =>
  handler(definition, (tx, event) =>
    upsertAuthorName(tx, {
      userId: event.subject,
      version: event.aggregateversion,
      displayName: event.data.displayName,
    }),
  ),
)

/** The articles of an erased person stay, under the league's name. */
const forgetName = handler(userDeleted, (tx, event) =>
  upsertAuthorName(tx, { userId: event.subject, version: event.aggregateversion, displayName: null }),
)

export const userHandlers = [...keepName, forgetName]

/** Every event of a user carries the whole user, so one effect serves them all. */
export const readerHandlers = [
  userRegistered,
  userApproved,
  userChanged,
  userSuspended,
  userReactivated,
  userDeleted,
].map((definition) =>
  handler(definition, (tx, { subject, aggregateversion, data }) =>
    upsertReader(tx, {
      userId: subject,
      version: aggregateversion,
      role: data.role,
      departmentCode: data.departmentCode,
      language: data.language,
      interestDomains: data.engagement?.interestDomains ?? [],
      deleted: data.status === 'deleted',
    }),
  ),
)

/** What an erased person has left of themselves in this service: their own picture, and what they read today. */
export const erasureHandlers = [
  handler(userDeleted, async (tx, { subject, time }) => {
    const at = new Date(time)
    const left = (await removeAvatarsOf(tx, subject, at)) + (await forgetReadsOf(tx, subject))
    const rows = left + (await forgetAnswers(tx, subject))
    await recordEvent(tx, {
      definition: articleEvents.personErased,
      aggregateId: subject,
      aggregateVersion: 1,
      time: at,
      data: { userId: subject, rows },
    })
  }),
]

/** A picture that somebody replaced, or took away, is nobody's any more. */
export const avatarHandlers = [
  handler(avatarChanged, async (tx, { data, time }) => {
    await removeAvatarsBefore(tx, data.userId, data.avatarKey, new Date(time))
  }),
]
