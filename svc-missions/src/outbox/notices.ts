import { missionEvents, type MissionNoticeKind } from '@ensemble/contracts/missions/events'
import type { FormerAppointment } from '@ensemble/contracts/missions/mission-facts'
import type { UnansweredMission } from '@ensemble/contracts/missions/unanswered'
import type { SessionFact } from '@ensemble/contracts/missions/practical-facts'
import type { SurveyKind } from '@ensemble/contracts/enumerations'
import type { Tx } from '@ensemble/service-kit/database'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import { statedMission } from '../data/mission-facts.ts'
import type { AppointmentPart } from '../domain/mission-edit.ts'

/** What a mail about a mission says beyond the mission itself. */
export interface NoticeDetails {
  kind: MissionNoticeKind
  /** Version of the mission that the notice tells of. */
  version: number
  count?: number
  note?: string
  /** Of a recalled invitation. */
  message?: string
  expiresAt?: string
  came?: false
  answered?: true
  elsewhere?: true
  changed?: AppointmentPart[]
  /** What its date and place were before. */
  former?: FormerAppointment
  endedSessions?: SessionFact[]
  unanswered?: UnansweredMission[]
}

interface Circumstances {
  time: Date
  quiet?: boolean
}

/** Asks those who write mails to tell people something of a mission as it is stored now, once. */
export async function noticeFact(
  tx: Tx,
  missionId: string,
  userIds: readonly string[],
  { version, ...details }: NoticeDetails,
  { time, quiet }: Circumstances,
): Promise<void> {
  await recordEvent(tx, {
    definition: missionEvents.noticeDue,
    aggregateId: missionId,
    aggregateVersion: version,
    data: {
      ...details,
      missionId,
      userIds: [...userIds],
      mission: await statedMission(tx, missionId),
    },
    time,
    quiet,
  })
}

interface Survey {
  kind: SurveyKind
  subject: string
  message: string | null
  version: number
}

/** Tells that a survey was sent to these people. */
export async function surveyFact(
  tx: Tx,
  missionId: string,
  userIds: readonly string[],
  { version, ...survey }: Survey,
  { time, quiet }: Circumstances,
): Promise<void> {
  await recordEvent(tx, {
    definition: missionEvents.surveySent,
    aggregateId: missionId,
    aggregateVersion: version,
    data: { ...survey, missionId, userIds: [...userIds] },
    time,
    quiet,
  })
}

/** Tells those who look at a list of this mission that there is something new in it, and nothing of what. */
export async function askAgainFact(
  tx: Tx,
  kind: 'surveyAnswered' | 'attendanceNoted',
  missionId: string,
  version: number,
  { time, quiet }: Circumstances,
): Promise<void> {
  await recordEvent(tx, {
    definition: missionEvents[kind],
    aggregateId: missionId,
    aggregateVersion: version,
    data: { missionId },
    time,
    quiet,
  })
}

interface SearchMatch {
  missionId: string
  tell: 'digest' | 'at_once'
  userIds: string[]
}

/** Tells that a new mission is what these people look for. */
export async function searchMatchedFact(
  tx: Tx,
  match: SearchMatch,
  version: number,
  { time, quiet }: Circumstances,
): Promise<void> {
  await recordEvent(tx, {
    definition: missionEvents.searchMatched,
    aggregateId: match.missionId,
    aggregateVersion: version,
    data: match,
    time,
    quiet,
  })
}
