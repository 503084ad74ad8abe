import type { DemoMission } from '@ensemble/contracts/demo'
import type { Random } from './random.ts'

/** What a demo mission is there to show. */
export type Shows =
  | 'open'
  | 'waiting'
  | 'rejected'
  | 'rejection_revoked'
  | 'edited_back'
  | 'full'
  | 'last_places'
  | 'registration_closed'
  | 'in_progress'
  | 'ending_soon'
  | 'old_requests'
  | 'expiring_invitation'
  | 'closed_with_note'
  | 'closed_without_note'
  | 'cancelled'
  | 'moved'

/** The described missions that show something else than an open mission, by their place in the list. */
const described: Record<number, Shows> = {
  0: 'in_progress',
  1: 'in_progress',
  2: 'last_places',
  3: 'waiting',
  6: 'full',
  7: 'closed_with_note',
  8: 'old_requests',
  9: 'expiring_invitation',
  10: 'closed_with_note',
  11: 'waiting',
  12: 'registration_closed',
  13: 'rejected',
  17: 'in_progress',
  18: 'ending_soon',
  19: 'rejection_revoked',
  20: 'closed_with_note',
  22: 'waiting',
  23: 'cancelled',
  24: 'moved',
  25: 'closed_with_note',
  26: 'edited_back',
  27: 'in_progress',
  28: 'closed_with_note',
  30: 'closed_without_note',
  34: 'closed_without_note',
}

/** One in six of the generated missions shows something else, so that every filter finds several. */
const generated: Record<number, Shows> = {
  3: 'in_progress',
  9: 'closed_with_note',
  15: 'full',
  21: 'registration_closed',
}

/** What may go on for months without an end. */
const recurring: readonly DemoMission['form'][] = ['survey', 'national_survey', 'exchange', 'saturday', 'partners']

export function showsOf(index: number, mission: DemoMission): Shows {
  const special = (mission.handWritten ? described[index] : generated[index % 24]) ?? 'open'
  const endless = special === 'in_progress' && !mission.handWritten && !recurring.includes(mission.form)
  return endless ? 'open' : special
}

export interface Timing {
  /** Days from the load; negative = past. */
  start: number
  /** null = ongoing. */
  end: number | null
  deadline: number | null
  /** Days before the load. */
  created: number
}

/**
 * When a mission takes place, seen from the day of the load: −14 days to +6 months. The first day may move on by some
 * days until the weekday fits.
 */
export function timingOf(shows: Shows, survey: boolean, random: Random): Timing {
  const created = random.between(18, 45)
  switch (shows) {
    case 'closed_with_note':
    case 'closed_without_note': {
      const start = -random.between(10, 14)
      return { start, end: survey ? start + 4 : start, deadline: null, created: created + 20 }
    }
    case 'ending_soon':
      return { start: -12, end: 5, deadline: null, created }
    case 'in_progress':
      return { start: -random.between(9, 13), end: survey ? random.between(20, 90) : null, deadline: null, created }
    case 'registration_closed':
      return { ...ahead(random.between(3, 12), survey, random), deadline: -1, created }
    case 'cancelled':
    case 'moved':
      return { ...ahead(random.between(12, 30), survey, random), deadline: null, created }
    case 'waiting':
    case 'rejected':
    case 'rejection_revoked':
    case 'edited_back':
      return { ...ahead(random.between(30, 120), survey, random), deadline: null, created: random.between(2, 9) }
    case 'open':
    case 'full':
    case 'last_places':
    case 'old_requests':
    case 'expiring_invitation': {
      // More of them soon than late, as in life.
      const start = 4 + Math.floor(random.next() ** 1.6 * 170)
      const deadline = random.chance(0.4) && start > 8 ? start - random.between(2, 5) : null
      return { ...ahead(start, survey, random), deadline, created }
    }
  }
}

function ahead(start: number, survey: boolean, random: Random): { start: number; end: number } {
  return { start, end: survey ? start + random.between(14, 40) : start }
}
