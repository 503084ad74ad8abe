import type { Mission } from '@ensemble/contracts/missions/http'

export type Way = Mission['registrationMode'] | 'waitlist'

/** What registering leads to at this moment; null where one cannot. */
export function wayOf({ allowedActions, registrationMode }: Mission): Way | null {
  if (allowedActions.includes('join_waitlist')) return 'waitlist'
  return allowedActions.includes('register') ? registrationMode : null
}
