import type { FieldCode } from '@ensemble/contracts/errors'
import type { HealthAnswers, HealthEdit } from '@ensemble/contracts/users/health'
import { refuse } from '@ensemble/service-kit/refusal'

export const noAnswers: HealthAnswers = {
  relationsToIllness: [],
  caregiverRelationship: null,
  illnessSituation: null,
  cancerTypes: [],
  cancerTypesOther: null,
  treatmentStage: null,
  comorbidities: [],
  diagnosisYear: null,
}

const firstYear = 1950

/**
 * The answers after an edit: what does not fit together is refused, not dropped.
 * @throws Refusal VALIDATION_FAILED, each field named as `health.<field>`
 */
export function editAnswers(before: HealthAnswers, edit: HealthEdit, now: Date): HealthAnswers {
  const after = { ...before, ...edit, ...otherOf(edit) }
  const faults = Object.entries(faultsOf(after, now)).filter(([, code]) => code !== null)
  if (faults.length > 0) {
    const fields = Object.fromEntries(faults.map(([field, code]) => [`health.${field}`, code ? [code] : []]))
    refuse('VALIDATION_FAILED', { fields, params: { min: firstYear, max: now.getUTCFullYear() } })
  }
  return after
}

function otherOf({ cancerTypesOther }: HealthEdit): HealthEdit {
  return cancerTypesOther === undefined ? {} : { cancerTypesOther: cancerTypesOther?.trim() || null }
}

function faultsOf(answers: HealthAnswers, now: Date): Partial<Record<keyof HealthAnswers, FieldCode | null>> {
  const { relationsToIllness: relations, diagnosisYear: year } = answers
  const cares = relations.includes('close_caregiver') || relations.includes('former_caregiver')
  const ill = relations.includes('sick_person') || relations.includes('former_patient')
  const bereaved = answers.illnessSituation === 'deceased_due_to_cancer'
  const outOfRange = year !== null && (year < firstYear || year > now.getUTCFullYear())
  return {
    relationsToIllness: relations.length === 0 ? 'REQUIRED' : null,
    caregiverRelationship: answers.caregiverRelationship !== null && !cares ? 'NOT_IN_LIST' : null,
    illnessSituation: bereaved && !cares ? 'NOT_IN_LIST' : null,
    cancerTypesOther: otherFault(answers),
    treatmentStage: answers.treatmentStage !== null && !ill ? 'NOT_IN_LIST' : null,
    diagnosisYear: outOfRange ? 'OUT_OF_RANGE' : null,
  }
}

function otherFault({ cancerTypes, cancerTypesOther }: HealthAnswers): FieldCode | null {
  return cancerTypesOther !== null && !cancerTypes.includes('other') ? 'NOT_IN_LIST' : null
}
