import { missionEvents } from '@ensemble/contracts/missions/events'
import { handler } from '@ensemble/service-kit/inbox/consume'
import { upsertPerson, upsertTeam } from '../data/mission-teams.ts'

const { missionSubmitted, missionApproved, missionRejected, missionChanged, missionDeleted } = missionEvents
const { missionClosed, missionCancelled, missionRescheduled } = missionEvents

const teams = [
  missionSubmitted,
  missionApproved,
  missionRejected,
  missionChanged,
  missionRescheduled,
  missionClosed,
  missionCancelled,
  missionDeleted,
].map((definition) =>
  handler(definition, (tx, event) =>
    upsertTeam(tx, {
      missionId: event.subject,
      version: event.aggregateversion,
      managerIds: event.data.managerIds,
      departmentCode: event.data.departmentCode,
      deleted: definition === missionDeleted,
    }),
  ),
)

const { participantRegistered, participantInvited, participantAccepted } = missionEvents
const { participantRefused, participantWithdrawn, participantExpired } = missionEvents

/** Who has left keeps the last validation status, so these events end a participation by themselves. */
const endings: readonly unknown[] = [participantRefused, participantWithdrawn, participantExpired]

const people = [
  participantRegistered,
  participantInvited,
  participantAccepted,
  participantRefused,
  participantWithdrawn,
  participantExpired,
].map((definition) =>
  handler(definition, (tx, event) =>
    upsertPerson(tx, {
      missionId: event.subject,
      userId: event.data.userId,
      version: event.aggregateversion,
      takesPart: event.data.validationStatus === 'validated' && !endings.includes(definition),
    }),
  ),
)

export const missionHandlers = { teams, people }
