import { streams } from '@ensemble/contracts/events'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { type ConsumerDefinition, handler } from '@ensemble/service-kit/inbox/consume'
import * as participations from '../data/participations.ts'
import { articleMailHandlers } from './article-mail-handlers.ts'
import { changeMailHandlers } from './change-mail-handlers.ts'
import { chargeMailHandlers } from './charge-mail-handler.ts'
import { keepCancelled, keepMissionTitle } from './on-mission-changed.ts'
import { articlesErased, missionsErased } from './on-part-erased.ts'
import { noteParticipation } from './on-participant-changed.ts'
import { missionMailHandlers, noticeMailHandlers, surveyMailHandlers } from './mission-mail-handlers.ts'
import { messageMailHandlers, passedOnMailHandler } from './message-mail-handlers.ts'
import { onSearchMatched } from './on-search-matched.ts'
import type { MailSettings } from '../mail/queue-mail.ts'
import { queueParticipantMails } from './queue-participant-mails.ts'

/** What each event of a mission says of where it stands; null where it says nothing of it. */
export const missionTitleHandlers = [
  handler(missionEvents.missionSubmitted, (tx, event) => keepMissionTitle(tx, event, 'waiting')),
  handler(missionEvents.missionApproved, (tx, event) => keepMissionTitle(tx, event, 'open', new Date(event.time))),
  // Where only a change was rejected, the mission that was approved goes on.
  handler(missionEvents.missionRejected, (tx, event) =>
    keepMissionTitle(tx, event, event.data.restored === true ? 'open' : 'waiting'),
  ),
  handler(missionEvents.missionChanged, (tx, event) => keepMissionTitle(tx, event, null)),
  handler(missionEvents.missionClosed, (tx, event) => keepMissionTitle(tx, event, 'over')),
  handler(missionEvents.missionRescheduled, (tx, event) => keepMissionTitle(tx, event, null)),
  handler(missionEvents.missionCancelled, keepCancelled),
  handler(missionEvents.missionDeleted, (tx, event) => keepMissionTitle(tx, event, 'over')),
]

/** Whoever had a place in what does not take place helped in one less. */
const uncounted = handler(missionEvents.missionCancelled, async (tx, event) => {
  await keepCancelled(tx, event)
  await participations.recountOf(tx, event.subject)
})

export const participantDefinitions = [
  missionEvents.participantRegistered,
  missionEvents.participantInvited,
  missionEvents.participantAccepted,
  missionEvents.participantRefused,
  missionEvents.participantWithdrawn,
  missionEvents.participantExpired,
]

function participationHandlers(newId: () => string) {
  return participantDefinitions.map((definition) =>
    handler(definition, (tx, { data, aggregateversion, time }) =>
      noteParticipation(newId, tx, { ...data, type: definition.type, version: aggregateversion, time: new Date(time) }),
    ),
  )
}

/** Side effects, so a consumer of their own: read models are rebuilt from the stream, mails never are. */
function participantMailHandlers(settings: MailSettings) {
  // Nobody is mailed that they keep their place; whoever was to be called about the new date has said so.
  return [...participantDefinitions, missionEvents.participantKeptPlace].map((definition) =>
    handler(definition, async (tx, event) => {
      if (event.quiet) return
      await queueParticipantMails(settings, tx, {
        ...event.data,
        type: definition.type,
        id: event.id,
        time: new Date(event.time),
      })
    }),
  )
}

/** What this service follows, and why: each consumer does one thing. */
export function consumersOf(settings: MailSettings): ConsumerDefinition[] {
  const stream = streams.missions
  return [
    {
      name: 'svc-users--mission-titles',
      stream,
      filter: 'missions.mission.>',
      handlers: [...missionTitleHandlers.filter(({ type }) => type !== uncounted.type), uncounted],
    },
    {
      name: 'svc-users--participations',
      stream,
      filter: 'missions.participant.>',
      handlers: participationHandlers(settings.newId),
    },
    {
      name: 'svc-users--participant-mails',
      stream,
      filter: 'missions.participant.>',
      handlers: [...participantMailHandlers(settings), passedOnMailHandler(settings)],
    },
    {
      name: 'svc-users--mission-mails',
      stream,
      filter: 'missions.mission.>',
      handlers: missionMailHandlers(settings),
    },
    {
      name: 'svc-users--notice-mails',
      stream,
      filter: 'missions.notice.>',
      handlers: [
        ...noticeMailHandlers(settings),
        ...changeMailHandlers(settings),
        ...messageMailHandlers(settings),
        ...chargeMailHandlers(settings),
      ],
    },
    {
      name: 'svc-users--survey-mails',
      stream,
      filter: 'missions.survey.>',
      handlers: surveyMailHandlers(settings),
    },
    {
      name: 'svc-users--search-matches',
      stream,
      filter: 'missions.search.>',
      handlers: onSearchMatched,
    },
    {
      name: 'svc-users--article-mails',
      stream: streams.articles,
      filter: 'articles.article.>',
      handlers: articleMailHandlers(settings),
    },
    {
      name: 'svc-users--erased-missions',
      stream,
      filter: 'missions.person.>',
      handlers: missionsErased,
    },
    {
      name: 'svc-users--erased-articles',
      stream: streams.articles,
      filter: 'articles.person.>',
      handlers: articlesErased,
    },
  ]
}
