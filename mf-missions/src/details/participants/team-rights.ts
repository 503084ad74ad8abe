import type { Mission } from '@ensemble/contracts/missions/http'

/** What the team of a mission may do to its people as it stands. */
export function teamRights({ allowedActions, threads }: Mission) {
  return {
    decides: allowedActions.includes('decide_participants'),
    notes: allowedActions.includes('set_attendance'),
    writes: threads !== undefined,
  }
}
