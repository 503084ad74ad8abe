import type { Mission } from '@ensemble/contracts/missions/http'

/**
 * Whether whoever leaves could not register again: the time to do so is over. Not of a mission that is merely full, whose
 * place they would free, nor of one that waits for approval.
 */
export function leavesForGood(mission: Mission): boolean {
  const { displayStatus, registrationOpen, registrationDeadline, placesLeft, waitlistEnabled } = mission
  if (registrationOpen || displayStatus === 'waiting_for_approval' || displayStatus === 'rejected') return false
  const isMerelyFull = placesLeft === 0 && !waitlistEnabled
  return !isMerelyFull || (registrationDeadline !== null && Date.parse(registrationDeadline) <= Date.now())
}
