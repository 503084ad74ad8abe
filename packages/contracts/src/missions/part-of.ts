import type { AwaitedFrom, ValidationStatus } from '../enumerations.ts'

/** How somebody stands to a mission, as screens, mails and files say it. */
export const participantParts = ['validated', 'requested', 'waitlisted', 'invited', 'rejected', 'withdrawn'] as const
export type Part = (typeof participantParts)[number]

interface Known {
  validationStatus: ValidationStatus
  awaitedFrom: AwaitedFrom
  waitlistPosition: number | null
  withdrawnAt: string | null
}

/** What a participation is, out of all that is kept of it: who has withdrawn is confirmed no more. */
export function partOf({ validationStatus, awaitedFrom, waitlistPosition, withdrawnAt }: Known): Part {
  if (withdrawnAt !== null) return 'withdrawn'
  if (validationStatus === 'validated') return 'validated'
  if (validationStatus === 'rejected') return 'rejected'
  if (waitlistPosition !== null) return 'waitlisted'
  return awaitedFrom === 'member' ? 'invited' : 'requested'
}
