import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { partOf } from '@ensemble/contracts/missions/part-of'

/** Whether the team owes an answer. */
export function waits(row: ParticipantRow): boolean {
  const part = partOf(row)
  return part === 'requested' || part === 'waitlisted'
}

/** Whether the person holds, asks for or is offered a place: then they and the team may write to each other. */
export function isInside(row: ParticipantRow): boolean {
  const part = partOf(row)
  return part !== 'rejected' && part !== 'withdrawn'
}

export function wasPassedOn({ passedOn = [] }: ParticipantRow): boolean {
  return passedOn.length > 0
}
