/** The five steps, each with its fields: where a fault is, and which step to show it on. */
export const formSteps = ['nature', 'when', 'places', 'sought', 'review'] as const
export type FormStep = (typeof formSteps)[number]

const firstParts: Record<FormStep, readonly string[]> = {
  nature: [
    'title',
    'summary',
    'description',
    'objectives',
    'coverKey',
    'coverAlt',
    'type',
    'typeOther',
    'origin',
    'organisation',
    'domains',
    'scope',
  ],
  when: [
    'mode',
    'place',
    'departmentCode',
    'postalCode',
    'city',
    'street',
    'meetingUrl',
    'accessNote',
    'practicalInfo',
    'startAt',
    'endAt',
    'registrationDeadline',
    'repeat',
    'repeatDay',
  ],
  places: [
    'capacity',
    'registrationMode',
    'waitlistEnabled',
    'motivationRequired',
    'questions',
    'questionnaire',
    'effort',
    'energy',
    'expensesCovered',
    'expensesNote',
    'interestsDeclarationRequired',
  ],
  sought: [
    'targetProfileTypes',
    'targetCancerTypes',
    'targetTreatmentStages',
    'requiredVolunteerKinds',
    'skills',
    'prerequisites',
  ],
  review: ['managerIds', 'contactName'],
}

/** The step that has a field, by its path: `organisation.contactEmail` is of the first. */
export function stepOf(field: string): FormStep {
  const [part = ''] = field.split('.')
  return formSteps.find((step) => firstParts[step].includes(part)) ?? 'review'
}
