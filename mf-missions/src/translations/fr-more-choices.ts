import * as health from '@ensemble/contracts/words/health-fr'
import * as missions from '@ensemble/contracts/words/missions-fr'
import * as people from '@ensemble/contracts/words/people-fr'

/** Names of the enumerations' values that the page of a mission shows. */
export const frenchMoreChoices = {
  relations: health.relationsToIllness,
  situations: health.illnessSituations,
  caredFor: health.caregiverRelationships,
  comorbidities: health.comorbidities,
  approvals: missions.approvalStatuses,
  kinds: people.volunteerKinds,
  slots: people.availabilitySlots,
  withdrawals: missions.memberWithdrawalReasons,
  refusals: missions.staffRefusalReasons,
  rejections: missions.rejectionReasons,
} as const
