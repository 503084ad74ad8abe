import type { ProfileType } from '@ensemble/contracts/enumerations'
import type { RelationToIllness } from '@ensemble/contracts/health-enumerations'
import type { Health, HealthEdit } from '@ensemble/contracts/users/health'

/** What the profile says already, as a first answer to change or to save. */
const relationOf: Record<ProfileType, RelationToIllness> = {
  patient: 'sick_person',
  former_patient: 'former_patient',
  caregiver: 'close_caregiver',
  former_caregiver: 'former_caregiver',
}

/** The relations that stand in the form at first. */
export function firstRelations(
  { relationsToIllness }: Pick<Health, 'relationsToIllness'>,
  profileType: ProfileType | null | undefined,
): RelationToIllness[] {
  if (relationsToIllness.length > 0 || !profileType) return relationsToIllness
  return [relationOf[profileType]]
}

/** Whether somebody cares, or cared, for a person. */
export function cares(relations: readonly RelationToIllness[]): boolean {
  return relations.includes('close_caregiver') || relations.includes('former_caregiver')
}

/** Whether somebody is, or was, ill themselves. */
export function isOrWasIll(relations: readonly RelationToIllness[]): boolean {
  return relations.includes('sick_person') || relations.includes('former_patient')
}

/** Other relations, with the answers taken back that have no question any more. */
export function relationEdit(
  relations: RelationToIllness[],
  caregiverRelationship: Health['caregiverRelationship'],
  before: Health,
): HealthEdit {
  return {
    relationsToIllness: relations,
    caregiverRelationship: cares(relations) ? caregiverRelationship : null,
    ...(isOrWasIll(relations) ? {} : { treatmentStage: null }),
    ...(before.illnessSituation === 'deceased_due_to_cancer' && !cares(relations) ? { illnessSituation: null } : {}),
  }
}

/** The answers about the illness as they stand in the form. */
interface IllnessForm extends Pick<Health, 'illnessSituation' | 'cancerTypes' | 'treatmentStage'> {
  cancerTypesOther: string
  diagnosisYear: string
}

/** Answers about the illness, without those that have no question under these relations. */
export function illnessEdit(form: IllnessForm, relations: readonly RelationToIllness[]): HealthEdit {
  const year = form.diagnosisYear.trim()
  return {
    illnessSituation:
      form.illnessSituation === 'deceased_due_to_cancer' && !cares(relations) ? null : form.illnessSituation,
    cancerTypes: form.cancerTypes,
    cancerTypesOther: form.cancerTypes.includes('other') ? form.cancerTypesOther.trim() || null : null,
    treatmentStage: isOrWasIll(relations) ? form.treatmentStage : null,
    // What is no year is a year that the server refuses, beside the field.
    diagnosisYear: year === '' ? null : /^\d{4}$/.test(year) ? Number(year) : 0,
  }
}
