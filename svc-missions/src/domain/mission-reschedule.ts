import type { Workspace } from '@ensemble/contracts/missions/workspace'
import { zoneOf } from '@ensemble/contracts/zones'
import { refuse } from '@ensemble/service-kit/refusal'
import { prepareContent, type MissionContent } from './mission-content.ts'
import { movedAlike, questionnaireAt } from './series.ts'

export interface NewDate {
  startAt: Date
  endAt: Date | null
}

interface Circumstances {
  now: Date
  /** Somebody has begun to answer its questionnaire. */
  begun: boolean
}

/**
 * The content of a mission at its new date. The end of registration moves by as much as the beginning, up to the end
 * at most. The answers to its questionnaire are kept for as many days after the last; once somebody has begun, the day on
 * which they are erased is a promise and stays.
 * @throws Refusal VALIDATION_FAILED for a beginning in the past, the date of now, dates in the wrong order, and an end
 *   that the promised day does not fit
 */
export function movedContent(
  content: MissionContent,
  { startAt, endAt }: NewDate,
  { now, begun }: Circumstances,
): MissionContent {
  const same = startAt.getTime() === content.startAt.getTime() && endAt?.getTime() === content.endAt?.getTime()
  if (startAt <= now || same) refuse('VALIDATION_FAILED', { fields: { startAt: ['OUT_OF_RANGE'] } })
  const deadline = content.registrationDeadline
  const moved = deadline && movedAlike(deadline, content.startAt, startAt, zoneOf(content.departmentCode))
  // That of a study may come after its beginning, and then beyond an end that has moved by less.
  const registrationDeadline = moved && endAt && moved > endAt ? endAt : moved
  const questionnaire = begun ? content.questionnaire : questionnaireAt(content, { startAt, endAt })
  return prepareContent({ ...content, startAt, endAt, registrationDeadline, questionnaire })
}

/** The workspace of a mission that begins at another moment: what is still to come of its sessions moves along. */
export function movedWorkspace(
  workspace: Workspace,
  { departmentCode, startAt: from }: Pick<MissionContent, 'departmentCode' | 'startAt'>,
  to: Date,
  now: Date,
): Workspace {
  const zone = zoneOf(departmentCode)
  const moved = (instant: string) => movedAlike(new Date(instant), from, to, zone).toISOString()
  const { nextMeetingAt, sessions = [] } = workspace
  const comes = (instant: string) => new Date(instant) >= now
  return {
    ...workspace,
    nextMeetingAt: nextMeetingAt && comes(nextMeetingAt) ? moved(nextMeetingAt) : nextMeetingAt,
    sessions: sessions.map((session) => {
      const { startAt, endAt } = session
      return comes(startAt) ? { ...session, startAt: moved(startAt), endAt: endAt && moved(endAt) } : session
    }),
  }
}
