import Type from 'typebox'
import {
  missionDomains,
  missionModes,
  missionTypes,
  participationEndReasons,
  skills,
  validationStatuses,
  volunteerKinds,
} from '../enumerations.ts'
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
  /** What a member's wishes are compared with; absent from facts that are older than these fields. */
  nature: Type.Optional(
    Type.Object({
      type: Type.Enum(missionTypes),
      domains: Type.Array(Type.Enum(missionDomains)),
      mode: Type.Enum(missionModes),
      skills: Type.Array(Type.Enum(skills)),
      requiredVolunteerKinds: Type.Array(Type.Enum(volunteerKinds)),
    }),
  ),
})

/** `subject` of a participant event is the mission's id; the person is in `userId`. */
const participant = {
  missionId: Id,
  userId: Id,
  validationStatus: Type.Enum(validationStatuses),
  waitlistPosition: Nullable(Type.Integer()),
  /** Names of the shared fields, never their values. */
  sharedHealthFields: Type.Array(Type.Enum(shareableHealthFields)),
  /** An invitation that nobody of the team made by name, and which the team does not know of until it is accepted. */
  blind: Type.Optional(Type.Boolean()),
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
  participantInvited: {
    type: 'missions.participant.invited',
    version: 1,
    data: Type.Object({
      ...participant,
      /** Whether a team asks somebody: false where a place became free for a person who stood in line. */
      solicited: Type.Optional(Type.Boolean()),
    }),
  },
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
