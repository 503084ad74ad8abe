import type { BlindCriteria } from '@ensemble/contracts/users/blind-search'
import type { HealthAnswers } from '@ensemble/contracts/users/health'

const fewest = 5

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

/** What a team may know of a number of people: in steps of five, and nothing under five. */
export function roundedCount(count: number): number | null {
  return count < fewest ? null : Math.round(count / fewest) * fewest
}
