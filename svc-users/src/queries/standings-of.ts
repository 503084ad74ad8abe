import type { VolunteerStanding } from '@ensemble/contracts/users/volunteer-standing'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { displayName, type User } from '../domain/user.ts'
import { stateOfStanding } from '../domain/volunteer-standing.ts'

/** What a member is trained for, with the names of those who confirmed it. */
export async function standingsOf(
  { db, clock }: Deps,
  { volunteerStandings }: Pick<User, 'volunteerStandings'>,
): Promise<VolunteerStanding[]> {
  const ids = volunteerStandings.flatMap(({ confirmedBy }) => confirmedBy ?? [])
  const confirmers = ids.length === 0 ? [] : await users.findAll(db, ids)
  return volunteerStandings.map((standing) => {
    const by = confirmers.find(({ id }) => id === standing.confirmedBy)
    const confirmedBy = by ? { id: by.id, displayName: displayName(by) } : null
    return { ...standing, confirmedBy, state: stateOfStanding(standing, clock.now()) }
  })
}
