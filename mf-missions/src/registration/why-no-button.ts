import type { Mission } from '@ensemble/contracts/missions/http'

/** Key of the sentence that says why nobody can register here now, instead of a button that would be refused. */
export function whyNoButton(mission: Mission) {
  if (mission.allowedActions.includes('decide_participants')) return 'panel.youRunIt'
  switch (mission.displayStatus) {
    case 'cancelled':
      return 'panel.cancelled'
    case 'closed':
      return 'panel.closed'
    case 'rejected':
    case 'waiting_for_approval':
      return 'panel.notOpen'
    case 'full':
      return mission.waitlistEnabled ? 'panel.reserved' : 'panel.full'
    case 'registration_closed':
      return 'panel.registrationClosed'
    case 'in_progress':
    case 'upcoming':
      if (!mission.registrationOpen) return mission.placesLeft === 0 ? 'panel.full' : 'panel.registrationClosed'
      return mission.requiredVolunteerKinds.length > 0 ? 'panel.reserved' : 'panel.youRunIt'
  }
}
