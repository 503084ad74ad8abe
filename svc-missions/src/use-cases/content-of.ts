import type { MissionContent as Written, MissionEdit } from '@ensemble/contracts/missions/content'
import type { Mission } from '@ensemble/contracts/missions/http'
import type { MissionContent } from '../domain/mission-content.ts'

/** What is taken where the writer left a field out: a survey takes everybody, a team selects. */
export function contentOf(written: Written, contactName: string): MissionContent {
  return {
    objectives: null,
    practicalInfo: null,
    coverKey: null,
    coverAlt: null,
    typeOther: null,
    organisation: null,
    departmentCode: null,
    postalCode: null,
    city: null,
    street: null,
    meetingUrl: null,
    accessNote: null,
    capacity: null,
    registrationMode: written.type === 'studies_and_surveys' ? 'open' : 'selection',
    waitlistEnabled: true,
    motivationRequired: false,
    questions: [],
    targetProfileTypes: [],
    targetCancerTypes: [],
    targetTreatmentStages: [],
    requiredVolunteerKinds: [],
    skills: [],
    prerequisites: [],
    expensesNote: null,
    interestsDeclarationRequired: false,
    contactName,
    questionnaire: null,
    ...written,
    ...datesOf(written),
  }
}

/** The stored content with what an edit changes of it. */
export function editedContent(before: MissionContent, edit: MissionEdit): MissionContent {
  const { updatedAt: _updatedAt, resubmit: _resubmit, startAt, endAt, registrationDeadline, ...fields } = edit
  return {
    ...before,
    ...fields,
    ...(startAt !== undefined && { startAt: new Date(startAt) }),
    ...(endAt !== undefined && { endAt: dateOrNull(endAt) }),
    ...(registrationDeadline !== undefined && { registrationDeadline: dateOrNull(registrationDeadline) }),
  }
}

function datesOf({
  startAt,
  endAt,
  registrationDeadline,
}: Pick<Written, 'startAt' | 'endAt' | 'registrationDeadline'>) {
  return {
    startAt: new Date(startAt),
    endAt: dateOrNull(endAt ?? null),
    registrationDeadline: dateOrNull(registrationDeadline ?? null),
  }
}

function dateOrNull(instant: Mission['endAt']): Date | null {
  return instant === null ? null : new Date(instant)
}
