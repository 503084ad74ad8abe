import type { DemoUser } from '@ensemble/contracts/demo'
import type { ProfileType } from '@ensemble/contracts/enumerations'
import {
  cancerTypes,
  caregiverRelationships,
  comorbidities,
  type RelationToIllness,
  treatmentStages,
} from '@ensemble/contracts/health-enumerations'
import { consentTexts } from '@ensemble/contracts/users/consent-texts'
import type { HealthAnswers } from '@ensemble/contracts/users/health'
import * as consentRecords from '../src/data/consent-records.ts'
import type { Deps } from '../src/deps.ts'
import { noAnswers } from '../src/domain/health-rules.ts'
import { editUser } from '../src/use-cases/edit-user.ts'

const relationOf: Record<ProfileType, RelationToIllness> = {
  patient: 'sick_person',
  former_patient: 'former_patient',
  caregiver: 'close_caregiver',
  former_caregiver: 'former_caregiver',
}

/** Lets a demo person agree and answer, as they would on their own page; once. */
export async function tellHealth(deps: Deps, person: DemoUser): Promise<void> {
  if (!person.healthConsent || person.profileType === null) return
  if ((await consentRecords.standing(deps.db, person.id)).health) return
  const consents = {
    healthConsentVersion: consentTexts.health.version,
    comorbiditiesConsentVersion: consentTexts.comorbidities.version,
    ...(person.matchingConsent && { matchingConsentVersion: consentTexts.matching.version }),
  }
  const edit = { consents, health: answersOf(person.id, relationOf[person.profileType]) }
  await editUser(deps, { ...person, sessionId: null }, { userId: person.id, edit, language: person.language })
}

/** The same answers at every load: drawn from the id. */
function answersOf(id: string, relation: RelationToIllness): HealthAnswers {
  const number = Number.parseInt(id.replaceAll('-', '').slice(-8), 16)
  const cares = relation === 'close_caregiver' || relation === 'former_caregiver'
  const cured = relation === 'former_patient' || relation === 'former_caregiver'
  return {
    ...noAnswers,
    relationsToIllness: [relation],
    caregiverRelationship: cares ? of(caregiverRelationships, number) : null,
    illnessSituation: cured ? 'remission_or_cured' : 'currently_treated_first_cancer',
    cancerTypes: [of(cancerTypes, number)].flatMap((type) => type ?? []),
    treatmentStage: cares ? null : of(treatmentStages, number),
    comorbidities: [of(comorbidities, number)].flatMap((value) => value ?? []),
    diagnosisYear: 2005 + (number % 21),
  }
}

function of<Value>(list: readonly Value[], number: number): Value | null {
  return list[number % list.length] ?? null
}
