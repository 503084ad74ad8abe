import type { Words } from './lists.ts'

/** What answers about an illness are called in English, whoever gives, reads or looks for them. */
export const relationsToIllness = {
  close_caregiver: 'Carer',
  former_caregiver: 'Former carer',
  former_patient: 'Person who has had cancer',
  sick_person: 'Person with cancer',
} as const satisfies Words['relationsToIllness']

export const caregiverRelationships = {
  spouse_or_partner: 'Spouse or partner',
  parent: 'Parent',
  grandparent: 'Grandparent',
  sibling: 'Brother or sister',
  child: 'Child',
  cousin: 'Cousin',
  other_family_member: 'Another family member',
  friend: 'Friend',
  other_acquaintance: 'Another acquaintance',
  other: 'Another relationship',
} as const satisfies Words['caregiverRelationships']

export const illnessSituations = {
  currently_treated_first_cancer: 'In treatment for a first cancer',
  currently_treated_recurrence: 'In treatment for a cancer that came back',
  remission_or_cured: 'In remission or cured',
  deceased_due_to_cancer: 'Person who died of cancer',
} as const satisfies Words['illnessSituations']

export const cancerTypes = {
  brain: 'Brain',
  colon_rectum: 'Colon and rectum',
  liver: 'Liver',
  gynecology: 'Gynaecology',
  hematology: 'Haematology',
  bone: 'Bone',
  skin: 'Skin',
  pancreas: 'Pancreas',
  lung: 'Lung',
  prostate: 'Prostate',
  testicle: 'Testicle',
  kidney: 'Kidney',
  breast: 'Breast',
  soft_tissues_and_viscera: 'Soft tissues and viscera',
  thymus: 'Thymus',
  thyroid: 'Thyroid',
  bladder: 'Bladder',
  upper_aerodigestive_tract: 'Upper aerodigestive tract',
  other: 'Other cancer',
} as const satisfies Words['cancerTypes']

export const treatmentStages = {
  in_treatment: 'In treatment',
  end_of_treatment_less_than_2_years: 'Treatment ended less than 2 years ago',
  end_of_treatment_less_than_5_years: 'Treatment ended less than 5 years ago',
  end_of_treatment_more_than_5_years: 'Treatment ended more than 5 years ago',
  hormone_therapy: 'Hormone therapy',
} as const satisfies Words['treatmentStages']

export const comorbidityGroups = {
  respiratory: 'Lungs and breathing',
  cardiovascular: 'Heart and blood pressure',
  metabolic: 'Diabetes, weight',
  musculoskeletal: 'Bones, muscles, joints',
  neurological: 'Nerves and mood',
  gastrointestinal: 'Digestion',
  endocrine: 'Hormones',
  immunological: 'Immune system',
  dermatological: 'Skin',
  urinary_and_renal: 'Kidneys and urinary tract',
  other: 'Other health condition',
} as const satisfies Words['comorbidityGroups']

export const comorbidities = {
  respiratory: {
    chronic_obstructive_pulmonary_disease: 'Chronic obstructive pulmonary disease (COPD)',
    asthma: 'Asthma',
    pulmonary_fibrosis: 'Pulmonary fibrosis',
  },
  cardiovascular: {
    hypertension: 'High blood pressure',
    ischemic_heart_disease: 'Disease of the arteries of the heart',
    heart_failure: 'Heart failure',
  },
  metabolic: { diabetes: 'Diabetes', obesity: 'Obesity', metabolic_syndrome: 'Metabolic syndrome' },
  musculoskeletal: { arthritis: 'Arthritis', osteoporosis: 'Osteoporosis', fibromyalgia: 'Fibromyalgia' },
  neurological: {
    peripheral_neuropathy: 'Peripheral neuropathy',
    depression_and_anxiety: 'Depression and anxiety',
  },
  gastrointestinal: {
    irritable_bowel_syndrome: 'Irritable bowel syndrome',
    crohns_or_ulcerative_colitis: 'Crohn’s disease or ulcerative colitis',
    gastroesophageal_reflux: 'Gastro-oesophageal reflux',
  },
  endocrine: {
    thyroid_dysfunction: 'Thyroid disorder',
    paraneoplastic_syndromes: 'Paraneoplastic syndrome',
  },
  immunological: { autoimmune_diseases: 'Autoimmune disease', immunodeficiency: 'Weak immune system' },
  dermatological: {
    dermatitis: 'Dermatitis',
    cancer_treatment_related_skin_syndromes: 'Skin reaction to cancer treatment',
    radiation_or_chemotherapy_induced_rash: 'Rash from radiation or chemotherapy',
  },
  urinary_and_renal: {
    chronic_urinary_infections: 'Recurring urinary infections',
    renal_failure: 'Kidney failure',
  },
  other: 'Other health condition',
} as const satisfies Words['comorbidities']

export const shareableHealthFields = {
  relationsToIllness: 'Connection to cancer',
  caregiverRelationship: 'Relationship to the person cared for',
  illnessSituation: 'How things stand with the illness',
  cancerTypes: 'Types of cancer',
  treatmentStage: 'Stage of treatment',
  comorbidities: 'Other health conditions',
  diagnosisYear: 'Year of diagnosis',
} as const satisfies Words['shareableHealthFields']

export const practicalNeeds = {
  sitting: 'Seated',
  breaks: 'Breaks',
  camera_off: 'Camera optional',
  companion: 'With a companion',
  no_travel: 'No travel',
  mornings: 'In the morning',
  afternoons: 'In the afternoon',
} as const satisfies Words['practicalNeeds']
