import { type MissionCard } from '@ensemble/contracts/missions/http'

export type Part = 'validated' | 'requested' | 'waitlisted' | 'invited' | 'rejected' | 'withdrawn'

type Known = Pick<
  NonNullable<MissionCard['myParticipation']>,
  'validationStatus' | 'awaitedFrom' | 'waitlistPosition' | 'withdrawnAt'
>

/** A participation as its owner is told of it. */
export function partOf({ validationStatus, awaitedFrom, waitlistPosition, withdrawnAt }: Known): Part {
  if (withdrawnAt !== null) return 'withdrawn'
  if (validationStatus === 'validated') return 'validated'
  if (validationStatus === 'rejected') return 'rejected'
  if (waitlistPosition !== null) return 'waitlisted'
  return awaitedFrom === 'member' ? 'invited' : 'requested'
}

/** Key of what comes next: nobody is asked to come to what began days ago. */
export function nextOf(part: Part, startAt: string): string {
  return part === 'validated' && new Date(startAt) <= new Date() ? 'next.begun' : `next.${part}`
}
