import type { Mission } from './mission.ts'
import type { Seats } from './seats.ts'

export const now = new Date('2026-12-01T09:00:00Z')

/** An approved mission, open to registration; tests change what they are about. */
export function mission(changes: Partial<Mission> = {}): Mission {
  return {
    id: 'mission',
    title: 'Tenir le stand Octobre Rose au marché',
    type: 'event_participation',
    domains: ['prevention'],
    mode: 'on_site',
    skills: [],
    origin: 'departmental_committee',
    scope: 'collective',
    departmentCode: '69',
    startAt: new Date('2026-12-20T09:00:00Z'),
    endAt: new Date('2026-12-20T17:00:00Z'),
    registrationClosesAt: new Date('2026-12-20T09:00:00Z'),
    registrationMode: 'selection',
    waitlistEnabled: true,
    motivationRequired: false,
    questions: [],
    interestsDeclarationRequired: false,
    requiredVolunteerKinds: [],
    creatorId: 'creator',
    managerIds: ['manager'],
    approvalStatus: 'approved',
    approvedAt: now,
    rejectedAt: null,
    closedAt: null,
    closingNote: null,
    cancelledAt: null,
    deletedAt: null,
    ...changes,
  }
}

/** Ten places, nobody there yet. */
export function seats(changes: Partial<Seats> = {}): Seats {
  return {
    missionId: 'mission',
    capacity: 10,
    validated: 0,
    awaitingStaff: 0,
    invited: 0,
    waitlist: 0,
    lastWaitlistPosition: 0,
    version: 1,
    ...changes,
  }
}
