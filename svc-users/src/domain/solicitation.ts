/** How often people may be asked. */
export interface SolicitationRules {
  /** Invitations that one person may have to answer at a time. */
  open: number
  /** Times that one person is asked within 30 days. */
  monthly: number
  /** People who are invited by one draw. */
  perDraw: number
}

/** The instant since which being asked counts for the monthly cap. */
export function monthBefore(now: Date): Date {
  return new Date(now.getTime() - 30 * 24 * 3600 * 1000)
}
