import type { Language, VolunteerKind } from '@ensemble/contracts/enumerations'

/** Names of the volunteer kinds, for the one refusal that has to say them (VOLUNTEER_KIND_REQUIRED). */
const names: Record<Language, Record<VolunteerKind, string>> = {
  fr: {
    patient_resource: 'patient ressource',
    patient_committee: 'comité de patients',
    user_representation: 'représentation des usagers',
    other_volunteer: 'autre bénévolat',
  },
  en: {
    patient_resource: 'patient resource',
    patient_committee: 'patient committee',
    user_representation: 'user representation',
    other_volunteer: 'other volunteering',
  },
}

export function volunteerKindNames(kinds: readonly VolunteerKind[], language: Language): string {
  return kinds.map((kind) => names[language][kind]).join(', ')
}
