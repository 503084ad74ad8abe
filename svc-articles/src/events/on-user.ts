import { userEvents } from '@ensemble/contracts/users/events'
import { handler } from '@ensemble/service-kit/inbox/consume'
import { upsertAuthorName } from '../data/author-names.ts'

const keepName = [
  userEvents.userRegistered,
  userEvents.userApproved,
  userEvents.userChanged,
  userEvents.userSuspended,
  userEvents.userReactivated,
].map((definition) =>
  handler(definition, (tx, event) =>
    upsertAuthorName(tx, {
      userId: event.subject,
      version: event.aggregateversion,
      displayName: event.data.displayName,
    }),
  ),
)

/** The articles of an erased person stay, under the league's name. */
const forgetName = handler(userEvents.userDeleted, (tx, event) =>
  upsertAuthorName(tx, { userId: event.subject, version: event.aggregateversion, displayName: null }),
)

export const userHandlers = [...keepName, forgetName]
