import type { Words } from './lists.ts'

/** What answers about an illness are called in French, whoever gives, reads or looks for them. */
export const relationsToIllness = {
  close_caregiver: 'Aide un proche malade',
  former_caregiver: 'A aidé un proche malade',
  former_patient: 'A été malade',
  sick_person: 'Malade',
} as const satisfies Words['relationsToIllness']

export const caregiverRelationships = {
  spouse_or_partner: 'Conjointe ou conjoint',
  parent: 'Père ou mère',
  grandparent: 'Grand-parent',
  sibling: 'Frère ou sœur',
  child: 'Enfant',
  cousin: 'Cousine ou cousin',
  other_family_member: 'Autre membre de la famille',
  friend: 'Amie ou ami',
  other_acquaintance: 'Autre connaissance',
  other: 'Autre lien',
} as const satisfies Words['caregiverRelationships']

export const illnessSituations = {
  currently_treated_first_cancer: 'Traitement d’un premier cancer',
  currently_treated_recurrence: 'Traitement d’une récidive',
  remission_or_cured: 'Rémission ou guérison',
  deceased_due_to_cancer: 'Personne décédée d’un cancer',
} as const satisfies Words['illnessSituations']

export const cancerTypes = {
  brain: 'Cerveau',
  colon_rectum: 'Côlon et rectum',
  liver: 'Foie',
  gynecology: 'Gynécologie',
  hematology: 'Hématologie',
  bone: 'Os',
  skin: 'Peau',
  pancreas: 'Pancréas',
  lung: 'Poumon',
  prostate: 'Prostate',
  testicle: 'Testicule',
  kidney: 'Rein',
  breast: 'Sein',
  soft_tissues_and_viscera: 'Tissus mous et viscères',
  thymus: 'Thymus',
  thyroid: 'Thyroïde',
  bladder: 'Vessie',
  upper_aerodigestive_tract: 'Voies aérodigestives supérieures',
  other: 'Autre cancer',
} as const satisfies Words['cancerTypes']

export const treatmentStages = {
  in_treatment: 'En traitement',
  end_of_treatment_less_than_2_years: 'Fin de traitement depuis moins de 2 ans',
  end_of_treatment_less_than_5_years: 'Fin de traitement depuis moins de 5 ans',
  end_of_treatment_more_than_5_years: 'Fin de traitement depuis plus de 5 ans',
  hormone_therapy: 'Hormonothérapie',
} as const satisfies Words['treatmentStages']

export const comorbidityGroups = {
  respiratory: 'Poumons et souffle',
  cardiovascular: 'Cœur et tension',
  metabolic: 'Diabète, poids',
  musculoskeletal: 'Os, muscles, articulations',
  neurological: 'Nerfs et moral',
  gastrointestinal: 'Digestion',
  endocrine: 'Hormones',
  immunological: 'Défenses du corps',
  dermatological: 'Peau',
  urinary_and_renal: 'Reins et voies urinaires',
  other: 'Autre problème de santé',
} as const satisfies Words['comorbidityGroups']

export const comorbidities = {
  respiratory: {
    chronic_obstructive_pulmonary_disease: 'Bronchopneumopathie chronique obstructive (BPCO)',
    asthma: 'Asthme',
    pulmonary_fibrosis: 'Fibrose pulmonaire',
  },
  cardiovascular: {
    hypertension: 'Hypertension',
    ischemic_heart_disease: 'Maladie des artères du cœur',
    heart_failure: 'Insuffisance cardiaque',
  },
  metabolic: { diabetes: 'Diabète', obesity: 'Obésité', metabolic_syndrome: 'Syndrome métabolique' },
  musculoskeletal: { arthritis: 'Arthrite', osteoporosis: 'Ostéoporose', fibromyalgia: 'Fibromyalgie' },
  neurological: {
    peripheral_neuropathy: 'Neuropathie périphérique',
    depression_and_anxiety: 'Dépression et anxiété',
  },
  gastrointestinal: {
    irritable_bowel_syndrome: 'Syndrome de l’intestin irritable',
    crohns_or_ulcerative_colitis: 'Maladie de Crohn ou rectocolite',
    gastroesophageal_reflux: 'Reflux gastro-œsophagien',
  },
  endocrine: {
    thyroid_dysfunction: 'Trouble de la thyroïde',
    paraneoplastic_syndromes: 'Syndrome paranéoplasique',
  },
  immunological: { autoimmune_diseases: 'Maladie auto-immune', immunodeficiency: 'Déficit immunitaire' },
  dermatological: {
    dermatitis: 'Dermatite',
    cancer_treatment_related_skin_syndromes: 'Réaction de la peau aux traitements du cancer',
    radiation_or_chemotherapy_induced_rash: 'Éruption due aux rayons ou à la chimiothérapie',
  },
  urinary_and_renal: {
    chronic_urinary_infections: 'Infections urinaires à répétition',
    renal_failure: 'Insuffisance rénale',
  },
  other: 'Autre problème de santé',
} as const satisfies Words['comorbidities']

export const shareableHealthFields = {
  relationsToIllness: 'Lien avec la maladie',
  caregiverRelationship: 'Lien avec la personne accompagnée',
  illnessSituation: 'Situation de la maladie',
  cancerTypes: 'Types de cancer',
  treatmentStage: 'Étape du traitement',
  comorbidities: 'Autres problèmes de santé',
  diagnosisYear: 'Année du diagnostic',
} as const satisfies Words['shareableHealthFields']

export const practicalNeeds = {
  sitting: 'Place assise',
  breaks: 'Pauses',
  camera_off: 'Caméra facultative',
  companion: 'Venue à deux',
  no_travel: 'Sans déplacement',
  mornings: 'Le matin',
  afternoons: 'L’après-midi',
} as const satisfies Words['practicalNeeds']
