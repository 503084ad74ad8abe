import * as health from '@ensemble/contracts/words/health-en'
import * as work from '@ensemble/contracts/words/work-en'

/** Names of the values that people choose among about health and work. */
export const englishHealth = {
  relations: health.relationsToIllness,
  situations: health.illnessSituations,
  caregiverRelationships: health.caregiverRelationships,
  cancers: health.cancerTypes,
  stages: health.treatmentStages,
  comorbidityGroups: health.comorbidityGroups,
  comorbidities: health.comorbidities,
  healthFields: health.shareableHealthFields,
  practicalNeeds: health.practicalNeeds,
  employments: work.employments,
  workArrangements: work.workArrangements,
  categories: work.socioProfessionalCategories,
  sectors: work.employerSectors,
} as const
