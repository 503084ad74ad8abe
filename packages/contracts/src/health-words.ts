import type {
  CancerType,
  CaregiverRelationship,
  comorbidityGroups,
  ComorbidityGroup,
  IllnessSituation,
  RelationToIllness,
  TreatmentStage,
} from './health-enumerations.ts'

/** Names of a group's members; `other` has none and is a name itself. */
type ComorbidityWords = {
  [Group in ComorbidityGroup]: (typeof comorbidityGroups)[Group] extends readonly []
    ? string
    : Record<(typeof comorbidityGroups)[Group][number], string>
}

/**
 * What the answers about an illness are called, in one language. A member who fills them in, the team they are shown to
 * and whoever filters by them read the same words, whichever remote shows them.
 */
export interface HealthWords {
  cancers: Record<CancerType, string>
  stages: Record<TreatmentStage, string>
  relations: Record<RelationToIllness, string>
  situations: Record<IllnessSituation, string>
  caredFor: Record<CaregiverRelationship, string>
  comorbidities: ComorbidityWords
}
