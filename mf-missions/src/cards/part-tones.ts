import type { StatusTone } from '@ensemble/ui'
import type { Part } from '@ensemble/contracts/missions/part-of'

/** The meaning of each state's colour. */
export const partTones: Record<Part, StatusTone> = {
  validated: 'confirmed',
  requested: 'waiting',
  waitlisted: 'waiting',
  invited: 'invitation',
  rejected: 'refused',
  withdrawn: 'neutral',
}
