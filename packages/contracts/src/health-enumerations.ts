/**
 * Enumerations of the health block: what people tell of an illness, theirs or of somebody they care for (specification,
 * section 3).
 */
export const relationsToIllness = ['close_caregiver', 'former_caregiver', 'former_patient', 'sick_person'] as const
export type RelationToIllness = (typeof relationsToIllness)[number]

export const illnessSituations = [
  'currently_treated_first_cancer',
  'currently_treated_recurrence',
  'remission_or_cured',
  'deceased_due_to_cancer',
] as const

export const caregiverRelationships = [
  'spouse_or_partner',
  'parent',
  'grandparent',
  'sibling',
  'child',
  'cousin',
  'other_family_member',
  'friend',
  'other_acquaintance',
  'other',
] as const

export const cancerTypes = [
  'brain',
  'colon_rectum',
  'liver',
  'gynecology',
  'hematology',
  'bone',
  'skin',
  'pancreas',
  'lung',
  'prostate',
  'testicle',
  'kidney',
  'breast',
  'soft_tissues_and_viscera',
  'thymus',
  'thyroid',
  'bladder',
  'upper_aerodigestive_tract',
  'other',
] as const
export type CancerType = (typeof cancerTypes)[number]

export const treatmentStages = [
  'in_treatment',
  'end_of_treatment_less_than_2_years',
  'end_of_treatment_less_than_5_years',
  'end_of_treatment_more_than_5_years',
  'hormone_therapy',
] as const
export type TreatmentStage = (typeof treatmentStages)[number]

/** Groups and members; a stored value is `group.member`, or `other` alone. */
export const comorbidityGroups = {
  respiratory: ['chronic_obstructive_pulmonary_disease', 'asthma', 'pulmonary_fibrosis'],
  cardiovascular: ['hypertension', 'ischemic_heart_disease', 'heart_failure'],
  metabolic: ['diabetes', 'obesity', 'metabolic_syndrome'],
  musculoskeletal: ['arthritis', 'osteoporosis', 'fibromyalgia'],
  neurological: ['peripheral_neuropathy', 'depression_and_anxiety'],
  gastrointestinal: ['irritable_bowel_syndrome', 'crohns_or_ulcerative_colitis', 'gastroesophageal_reflux'],
  endocrine: ['thyroid_dysfunction', 'paraneoplastic_syndromes'],
  immunological: ['autoimmune_diseases', 'immunodeficiency'],
  dermatological: ['dermatitis', 'cancer_treatment_related_skin_syndromes', 'radiation_or_chemotherapy_induced_rash'],
  urinary_and_renal: ['chronic_urinary_infections', 'renal_failure'],
  other: [],
} as const
export type ComorbidityGroup = keyof typeof comorbidityGroups

/** Every value that may be stored. */
export const comorbidities: readonly string[] = Object.entries(comorbidityGroups).flatMap(([group, members]) =>
  members.length === 0 ? [group] : members.map((member) => `${group}.${member}`),
)

/** Fields of the health block that a member may share on one registration, by name. */
export const shareableHealthFields = [
  'relationsToIllness',
  'caregiverRelationship',
  'illnessSituation',
  'cancerTypes',
  'treatmentStage',
  'comorbidities',
  'diagnosisYear',
] as const
export type ShareableHealthField = (typeof shareableHealthFields)[number]
