import type { MissionCard } from '@ensemble/contracts/missions/http'
import type { TextKey } from '@ensemble/mf-kit'
import type { StatusTone } from '@ensemble/ui'
import { type Dates, hasPart, isOver } from './course-of.ts'

/** So few places left are worth saying. */
const lastPlaces = 2

export interface Badge {
  tone: StatusTone
  /** Key of its words. */
  key: Extract<TextKey<'mf-missions'>, `mine.${string}` | `status.${string}`>
  rank?: number
}

type Known = Pick<MissionCard, 'displayStatus' | 'placesLeft' | 'registrationOpen' | 'myParticipation'> & {
  /** Where it is known: nobody has taken a place of a small mission yet. */
  capacity?: number | null
}

/** The one state worth a badge: the reader's own part first, then what keeps others out. */
export function badgeOf(mission: Known): Badge | null {
  const mine = mission.myParticipation
  // A place in what does not take place is no place.
  if (mission.displayStatus === 'cancelled') return statusBadge(mission)
  if (mine && !mine.withdrawnAt) {
    if (mine.validationStatus === 'validated') return { tone: 'confirmed', key: 'mine.validated' }
    if (mine.awaitedFrom === 'member')
      return { tone: 'invitation', key: mine.placeOffered ? 'mine.offered' : 'mine.invited' }
    if (mine.waitlistPosition !== null) return { tone: 'waiting', key: 'mine.waitlisted', rank: mine.waitlistPosition }
    if (mine.validationStatus === 'awaiting_validation') return { tone: 'waiting', key: 'mine.requested' }
    // A service of before does not say by whom.
    if (mine.rejectedBy === 'staff' || mine.rejectedBy === undefined) return { tone: 'refused', key: 'mine.rejected' }
  }
  return statusBadge(mission)
}

/** On the page of a mission: the reader's own part while it lasts, where the mission stands to everybody else. */
export function pageBadge(mission: Known & Dates): Badge | null {
  return hasPart(mission) && !isOver(mission) ? badgeOf(mission) : statusBadge(mission)
}

/** Where the mission itself stands; nothing while it is simply to come. */
export function statusBadge({ displayStatus, placesLeft, registrationOpen, capacity }: Known): Badge | null {
  switch (displayStatus) {
    case 'cancelled':
      return { tone: 'refused', key: 'status.cancelled' }
    case 'closed':
      return { tone: 'neutral', key: 'status.closed' }
    case 'rejected':
      return { tone: 'refused', key: 'status.rejected' }
    case 'waiting_for_approval':
      return { tone: 'waiting', key: 'status.waiting_for_approval' }
    case 'full':
      return { tone: 'neutral', key: 'status.full' }
    case 'registration_closed':
      return { tone: 'neutral', key: 'status.registration_closed' }
    case 'in_progress':
      return { tone: 'progress', key: 'status.in_progress' }
    case 'upcoming':
      return registrationOpen && placesLeft !== null && placesLeft <= lastPlaces && placesLeft !== capacity
        ? { tone: 'last', key: 'status.last_places' }
        : null
  }
}
