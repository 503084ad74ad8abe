import { officeOf } from '@ensemble/contracts/departments'
import type { MissionCard } from '@ensemble/contracts/missions/http'
import { TextLink } from '@ensemble/ui'

/** The number of the office that looks after a mission, as the mail that confirms a place gives it. */
export function OfficePhone({ mission }: { mission: Pick<MissionCard, 'departmentCode'> }) {
  const { phone } = officeOf(mission.departmentCode)
  // A number that is cut in two by the end of a line is misread.
  return <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</TextLink>
}
