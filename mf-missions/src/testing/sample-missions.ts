import type {
  ManagedMission,
  Mission,
  MissionCard,
  Participant,
  ParticipantRow,
  Participation,
} from '@ensemble/contracts/missions/http'
import type { CallData } from '@ensemble/mf-kit/calls'

/** The reader of the fake shell. */
export const readerId = '0190a000-0000-7000-8000-000000000001'

export function sampleId(number: number): string {
  return `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`
}

export function sampleCard(number: number, changes: Partial<MissionCard> = {}): MissionCard {
  return {
    id: sampleId(number + 100),
    title: `Mission ${number}`,
    summary: 'Une matinée au marché pour parler du dépistage.',
    coverKey: `covers/missions/${number}.webp`,
    coverAlt: 'Illustration : un stand',
    type: 'event_participation',
    origin: 'departmental_committee',
    domains: ['prevention'],
    mode: 'on_site',
    scope: 'collective',
    departmentCode: '69',
    city: 'Lyon',
    startAt: '2099-12-12T13:00:00.000Z',
    endAt: '2099-12-12T16:00:00.000Z',
    registrationDeadline: null,
    effort: { hours: 3, per: 'total' },
    energy: sampleEnergy,
    placesLeft: 4,
    displayStatus: 'upcoming',
    registrationOpen: true,
    myParticipation: null,
    organisation: null,
    ...changes,
  }
}

const sampleEnergy = {
  level: 1,
  canSit: true,
  canStop: false,
  cameraOptional: false,
  breaks: true,
  companion: true,
  travelNote: null,
}

export function sampleMission(changes: Partial<Mission> = {}): Mission {
  return {
    ...sampleCard(1),
    myParticipation: null,
    organisation: null,
    typeOther: null,
    description: '<p>Vous tenez le stand à trois.</p>',
    objectives: null,
    practicalInfo: null,
    postalCode: '69003',
    street: '12 rue des Tilleuls',
    accessNote: null,
    capacity: 10,
    registrationMode: 'selection',
    waitlistEnabled: true,
    motivationRequired: false,
    questions: [],
    targetProfileTypes: [],
    targetCancerTypes: [],
    targetTreatmentStages: [],
    requiredVolunteerKinds: [],
    skills: [],
    prerequisites: [],
    expensesCovered: true,
    expensesNote: null,
    interestsDeclarationRequired: false,
    creatorId: sampleId(2),
    managerIds: [sampleId(2)],
    contactName: 'Solange Mondésir',
    approvalStatus: 'approved',
    approvedAt: '2026-11-01T09:00:00.000Z',
    rejection: null,
    closedAt: null,
    closingNote: null,
    allowedActions: ['register'],
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-01T09:00:00.000Z',
    ...changes,
  }
}

export function sampleParticipant(changes: Partial<Participant> = {}): Participant {
  return {
    missionId: sampleCard(1).id,
    userId: readerId,
    origin: 'registration',
    validationStatus: 'awaiting_validation',
    awaitedFrom: 'staff',
    waitlistPosition: null,
    motivation: null,
    answers: [],
    invitationMessage: null,
    invitationExpiresAt: null,
    sharedHealthFields: [],
    conflictOfInterest: null,
    decidedAt: null,
    reasonCode: null,
    comment: null,
    withdrawnAt: null,
    attendance: null,
    surveySentAt: null,
    createdAt: '2026-11-10T09:00:00.000Z',
    updatedAt: '2026-11-10T09:00:00.000Z',
    ...changes,
  }
}

export function sampleRow(changes: Partial<ParticipantRow> = {}): ParticipantRow {
  return { ...sampleParticipant(), displayName: 'Inès Karoui', departmentCode: '69', ...changes }
}

export function sampleParticipation(changes: Partial<Participation> = {}): Participation {
  return {
    participant: sampleParticipant(),
    mission: sampleCard(1),
    bucket: 'pending',
    contactName: 'Solange Mondésir',
    closingNote: null,
    surveyWaits: false,
    ...changes,
  }
}

/** The only page of what somebody takes part in. */
export function sampleParticipations(items: Participation[]): CallData<'mission.participantMissions'> {
  const bucket: Record<string, number> = {}
  for (const item of items) bucket[item.bucket] = (bucket[item.bucket] ?? 0) + 1
  return { items, total: items.length, totalIsCapped: false, page: 0, pageSize: 100, lastPage: 0, facets: { bucket } }
}

/** What a reader has told of their health. */
export const sampleHealth = {
  relationsToIllness: ['sick_person' as const],
  caregiverRelationship: null,
  illnessSituation: null,
  cancerTypes: ['lung' as const],
  cancerTypesOther: null,
  treatmentStage: null,
  comorbidities: [],
  diagnosisYear: null,
  savedAt: '2026-11-01T09:00:00.000Z',
}

export const sampleCounters = {
  validatedCount: 3,
  awaitingStaffCount: 2,
  invitedCount: 1,
  waitlistCount: 0,
  placesLeft: 4,
}

export function sampleManaged(number: number): ManagedMission {
  return {
    ...sampleCard(number),
    organisation: null,
    approvalStatus: 'approved',
    registrationMode: 'selection',
    capacity: 10,
    contactName: 'Solange Mondésir',
    createdAt: '2026-11-01T09:00:00.000Z',
    counters: sampleCounters,
  }
}

type ListCall = 'mission.list' | 'mission.managed' | 'mission.participants'

/** One page that holds everything. */
export function samplePage<Item>(items: Item[]): Omit<CallData<ListCall>, 'items'> & { items: Item[] } {
  return { items, total: items.length, totalIsCapped: false, page: 0, pageSize: 25, lastPage: 0 }
}
