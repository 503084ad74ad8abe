import type { Workspace } from '@ensemble/contracts/missions/workspace'
import { zoneOf } from '@ensemble/contracts/zones'
import { refuse } from '@ensemble/service-kit/refusal'
import { prepareContent, type MissionContent } from './mission-content.ts'
import { movedAlike } from './series.ts'

export interface NewDate {
  startAt: Date
  endAt: Date | null
}

/**
 * The content of a mission at its new date. The end of registration moves by as much as the beginning.
 * @throws Refusal VALIDATION_FAILED for a beginning in the past, the date of now, and dates in the wrong order
 */
export function movedContent(content: MissionContent, { startAt, endAt }: NewDate, now: Date): MissionContent {
  const same = startAt.getTime() === content.startAt.getTime() && endAt?.getTime() === content.endAt?.getTime()
  if (startAt <= now || same) refuse('VALIDATION_FAILED', { fields: { startAt: ['OUT_OF_RANGE'] } })
  const deadline = content.registrationDeadline
  const registrationDeadline =
    deadline && movedAlike(deadline, content.startAt, startAt, zoneOf(content.departmentCode))
  return prepareContent({ ...content, startAt, endAt, registrationDeadline })
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
