import type { BlindCriteria } from '@ensemble/contracts/users/blind-search'
import type { HealthAnswers } from '@ensemble/contracts/users/health'

/** Whether somebody's answers meet every criterion that is given. */
export function matches(answers: HealthAnswers, criteria: BlindCriteria): boolean {
  const { cancerTypes, treatmentStages, relationsToIllness } = criteria
  const { treatmentStage } = answers
  return (
    (!cancerTypes || cancerTypes.some((type) => answers.cancerTypes.includes(type))) &&
    (!treatmentStages || (treatmentStage !== null && treatmentStages.includes(treatmentStage))) &&
    (!relationsToIllness || relationsToIllness.some((relation) => answers.relationsToIllness.includes(relation)))
  )
}

/** The same text for the same criteria, in whatever order they were sent. */
export function wordsOf({ cancerTypes, treatmentStages, relationsToIllness }: BlindCriteria): string {
  return [cancerTypes, treatmentStages, relationsToIllness]
    .map((values) => [...(values ?? [])].toSorted().join(' '))
    .join('\n')
}
