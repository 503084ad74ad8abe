import * as health from '@ensemble/contracts/words/health-en'
import * as missions from '@ensemble/contracts/words/missions-en'
import * as people from '@ensemble/contracts/words/people-en'

/** Names of the enumerations' values that the page of a mission shows. */
export const englishMoreChoices = {
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
