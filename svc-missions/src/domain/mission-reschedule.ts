import { refuse } from '@ensemble/service-kit/refusal'
import { prepareContent, type MissionContent } from './mission-content.ts'

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
  const by = startAt.getTime() - content.startAt.getTime()
  const deadline = content.registrationDeadline
  const registrationDeadline = deadline && new Date(deadline.getTime() + by)
  return prepareContent({ ...content, startAt, endAt, registrationDeadline })
}
