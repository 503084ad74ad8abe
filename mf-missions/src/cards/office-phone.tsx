import { officeOf } from '@ensemble/contracts/departments'
import type { MissionCard } from '@ensemble/contracts/missions/http'
import { PhoneLink } from '@ensemble/ui'

/** The number of the office that looks after a mission, as the mail that confirms a place gives it. */
export function OfficePhone({ mission }: { mission: Pick<MissionCard, 'departmentCode'> }) {
  return <PhoneLink number={officeOf(mission.departmentCode).phone} />
}
