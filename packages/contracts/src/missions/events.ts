import Type from 'typebox'
import { participationEndReasons, validationStatuses } from '../enumerations.ts'
import { shareableHealthFields } from '../health-enumerations.ts'
import type { EventDefinition } from '../events.ts'
import { Id, Instant, Nullable } from '../identifiers.ts'

/** State of a mission as other teams need it: each event carries the whole, so that order does not matter. */
const MissionState = Type.Object({
  title: Type.String(),
  departmentCode: Nullable(Type.String()),
  managerIds: Type.Array(Id),
  startAt: Instant,
  endAt: Nullable(Instant),
})

/** `subject` of a participant event is the mission's id; the person is in `userId`. */
const participant = {
  missionId: Id,
  userId: Id,
  validationStatus: Type.Enum(validationStatuses),
  waitlistPosition: Nullable(Type.Integer()),
  /** Names of the shared fields, never their values. */
  sharedHealthFields: Type.Array(Type.Enum(shareableHealthFields)),
}

const ParticipantState = Type.Object(participant)

export const missionEvents = {
  missionSubmitted: { type: 'missions.mission.submitted', version: 1, data: MissionState },
  missionApproved: { type: 'missions.mission.approved', version: 1, data: MissionState },
  missionRejected: { type: 'missions.mission.rejected', version: 1, data: MissionState },
  missionChanged: { type: 'missions.mission.changed', version: 1, data: MissionState },
  missionClosed: { type: 'missions.mission.closed', version: 1, data: MissionState },
  missionDeleted: { type: 'missions.mission.deleted', version: 1, data: MissionState },
  participantRegistered: { type: 'missions.participant.registered', version: 1, data: ParticipantState },
  participantInvited: { type: 'missions.participant.invited', version: 1, data: ParticipantState },
  participantAccepted: { type: 'missions.participant.accepted', version: 1, data: ParticipantState },
  participantRefused: {
    type: 'missions.participant.refused',
    version: 1,
    data: Type.Object({
      ...participant,
      reasonCode: Type.Enum(participationEndReasons),
    }),
  },
  participantWithdrawn: { type: 'missions.participant.withdrawn', version: 1, data: ParticipantState },
  participantExpired: { type: 'missions.participant.expired', version: 1, data: ParticipantState },
} as const satisfies Record<string, EventDefinition>
