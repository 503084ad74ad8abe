import type { Role } from '@ensemble/contracts/enumerations'
import type { Mission } from '@ensemble/contracts/missions/http'

/**
 * Key of the sentence that says why the reader cannot register here now, instead of a button that would be refused. Who
 * may answer requests runs the mission, or looks after it for headquarters.
 */
export function whyNoButton(mission: Mission, reader: { id: string | undefined; role: Role | null }) {
  // Whoever has left the staff runs nothing any more, not even what they once made.
  const team = reader.role === 'member' ? [] : [mission.creatorId, ...mission.managerIds]
  const runs = team.some((id) => id === reader.id)
  if (runs) return 'panel.youRunIt'
  const takesPeople = !['cancelled', 'closed', 'rejected', 'waiting_for_approval'].includes(mission.displayStatus)
  if (takesPeople && mission.allowedActions.includes('decide_participants')) return 'panel.youAnswer'
  switch (mission.displayStatus) {
    case 'cancelled':
      return 'panel.cancelled'
    case 'closed':
      return 'panel.closed'
    case 'rejected':
    case 'waiting_for_approval':
      return 'panel.notOpen'
    case 'full':
      if (!mission.waitlistEnabled) return 'panel.full'
      // The state says that it is full before it says that its time to register is over.
      return mission.registrationOpen ? 'panel.reserved' : 'panel.registrationClosed'
    case 'registration_closed':
      return 'panel.registrationClosed'
    case 'in_progress':
    case 'upcoming':
      if (!mission.registrationOpen)
        return mission.placesLeft === 0 && !mission.waitlistEnabled ? 'panel.full' : 'panel.registrationClosed'
      return mission.requiredVolunteerKinds.length > 0 ? 'panel.reserved' : 'panel.youRunIt'
  }
}
