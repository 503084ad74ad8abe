import type { Mission } from '@ensemble/contracts/missions/http'

export type Sought = Pick<Mission, 'targetCancerTypes' | 'targetTreatmentStages'>

/** Whether the team looks for somebody who has lived through something: what is shared then matters to it. */
export function seeksExperience({ targetCancerTypes, targetTreatmentStages }: Sought): boolean {
  return targetCancerTypes.length + targetTreatmentStages.length > 0
}
