import type { User } from '@ensemble/contracts/users/http'
import type { TFunction } from '@ensemble/mf-kit'
import { known, type ProfileFact } from './profile-fact.ts'

/** What everybody may know of a member of staff: the post, and where to write. */
export function staffFacts({ staff }: User, t: TFunction<'mf-users'>): ProfileFact[] {
  if (!staff) return []
  const { organisationPosition, organisationPositionOther, headquartersService, publicContactEmail } = staff
  const position = organisationPositionOther ?? (organisationPosition && t(`positions.${organisationPosition}`))
  return known([
    ['organisationPosition', position],
    ['headquartersService', headquartersService && t(`services.${headquartersService}`)],
    ['publicContactEmail', publicContactEmail],
  ])
}
