import { officeOf } from '@ensemble/contracts/departments'
import type { MissionContent } from './mission-content.ts'

type Organisation = MissionContent['organisation']

/**
 * The organisation of a mission as members see it: its office answers in place of the person whom the organisation has
 * named to the league (decision 344).
 */
export function withoutItsContact(organisation: Organisation, departmentCode: string | null): Organisation {
  if (organisation === null) return null
  const { contactEmail } = officeOf(departmentCode)
  return { ...organisation, contactName: null, contactEmail, contactPhone: null }
}
