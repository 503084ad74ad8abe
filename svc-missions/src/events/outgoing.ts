import { missionEvents } from '@ensemble/contracts/missions/events'
import type { Tx } from '@ensemble/service-kit/database'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import type { Mission } from '../domain/mission.ts'
import type { Participant } from '../domain/participant.ts'

type MissionFact =
  'missionSubmitted' | 'missionApproved' | 'missionRejected' | 'missionChanged' | 'missionClosed' | 'missionDeleted'
type ParticipantFact = 'participantRegistered' | 'participantAccepted' | 'participantWithdrawn' | 'participantExpired'

interface Circumstances {
  /** Version of the aggregate after the change (mission_seats.version): missions and participants share one count. */
  version: number
  time: Date
  quiet?: boolean
}

type Told = Pick<Mission, 'id' | 'title' | 'departmentCode' | 'managerIds' | 'startAt' | 'endAt' | NatureField>
type NatureField = 'type' | 'domains' | 'mode' | 'skills' | 'requiredVolunteerKinds'

/** Tells the other teams what became of a mission. */
export async function missionFact(
  tx: Tx,
  fact: MissionFact,
  mission: Told,
  { version, time, quiet }: Circumstances,
): Promise<void> {
  await recordEvent(tx, {
    definition: missionEvents[fact],
    aggregateId: mission.id,
    aggregateVersion: version,
    data: {
      title: mission.title,
      departmentCode: mission.departmentCode,
      managerIds: mission.managerIds,
      startAt: mission.startAt.toISOString(),
      endAt: mission.endAt?.toISOString() ?? null,
      nature: {
        type: mission.type,
        domains: mission.domains,
        mode: mission.mode,
        skills: mission.skills,
        requiredVolunteerKinds: mission.requiredVolunteerKinds,
      },
    },
    time,
    quiet,
  })
}

/** Tells the other teams what became of a participation. */
export async function participantFact(
  tx: Tx,
  fact: ParticipantFact,
  participant: Participant,
  { version, time, quiet }: Circumstances,
): Promise<void> {
  await recordEvent(tx, {
    definition: missionEvents[fact],
    aggregateId: participant.missionId,
    aggregateVersion: version,
    data: factOf(participant),
    time,
    quiet,
  })
}

/** An invitation says whether a team asks the person, or a place became free for somebody in line. */
export async function participantInvitedFact(
  tx: Tx,
  participant: Participant,
  solicited: boolean,
  { version, time, quiet }: Circumstances,
): Promise<void> {
  await recordEvent(tx, {
    definition: missionEvents.participantInvited,
    aggregateId: participant.missionId,
    aggregateVersion: version,
    data: { ...factOf(participant), solicited },
    time,
    quiet,
  })
}

/** A refusal carries its reason, whoever refused. */
export async function participantRefusedFact(
  tx: Tx,
  participant: Participant,
  { version, time, quiet }: Circumstances,
): Promise<void> {
  await recordEvent(tx, {
    definition: missionEvents.participantRefused,
    aggregateId: participant.missionId,
    aggregateVersion: version,
    data: { ...factOf(participant), reasonCode: participant.reasonCode ?? 'other' },
    time,
    quiet,
  })
}

function factOf(participant: Participant) {
  const { missionId, userId, validationStatus, waitlistPosition, sharedHealthFields } = participant
  return { missionId, userId, validationStatus, waitlistPosition, sharedHealthFields }
}
