import type { Mission } from '@ensemble/contracts/missions/http'
import type { MissionForm } from './mission-form.ts'
import { contentOf, numberOf } from './mission-content.ts'

/** The mission as members will see it, as far as it is written. */
export function previewOf(form: MissionForm, at: string): Mission | null {
  const content = contentOf(form)
  if (!content) return null
  const { organisation = null, energy } = content
  const level = Number.isInteger(energy.level) && energy.level >= 1 ? energy.level : 1
  return {
    ...content,
    id: '00000000-0000-4000-8000-000000000000',
    objectives: content.objectives ?? null,
    practicalInfo: content.practicalInfo ?? null,
    coverKey: content.coverKey ?? null,
    coverAlt: content.coverAlt ?? null,
    typeOther: content.typeOther ?? null,
    organisation,
    departmentCode: content.departmentCode ?? null,
    postalCode: content.postalCode ?? null,
    city: content.city ?? null,
    street: content.street ?? null,
    accessNote: content.accessNote ?? null,
    endAt: content.endAt ?? null,
    registrationDeadline: content.registrationDeadline ?? null,
    effort: { ...content.effort, hours: Number.isFinite(content.effort.hours) ? content.effort.hours : 1 },
    energy: { ...energy, level },
    capacity: content.capacity ?? null,
    placesLeft: form.unlimited || !Number.isFinite(numberOf(form.capacity)) ? null : numberOf(form.capacity),
    registrationMode: content.registrationMode ?? 'selection',
    waitlistEnabled: content.waitlistEnabled ?? false,
    motivationRequired: content.motivationRequired ?? false,
    questions: content.questions ?? [],
    targetProfileTypes: content.targetProfileTypes ?? [],
    targetCancerTypes: content.targetCancerTypes ?? [],
    targetTreatmentStages: content.targetTreatmentStages ?? [],
    requiredVolunteerKinds: content.requiredVolunteerKinds ?? [],
    skills: content.skills ?? [],
    prerequisites: content.prerequisites ?? [],
    expensesNote: content.expensesNote ?? null,
    interestsDeclarationRequired: content.interestsDeclarationRequired ?? false,
    contactName: content.contactName ?? '',
    questionnaire: content.questionnaire ?? undefined,
    creatorId: content.managerIds[0] ?? '',
    approvalStatus: 'approved',
    approvedAt: null,
    rejection: null,
    closedAt: null,
    closingNote: null,
    displayStatus: 'upcoming',
    registrationOpen: true,
    myParticipation: null,
    allowedActions: [],
    createdAt: at,
    updatedAt: at,
  }
}
