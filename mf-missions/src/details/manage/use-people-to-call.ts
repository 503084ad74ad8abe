import type { Mission } from '@ensemble/contracts/missions/http'
import { skipToken } from '@ensemble/mf-kit'
import { useMissionsParticipantsQuery } from '../../api/management-api.ts'
import { useContacts } from '../participants/use-contacts.ts'
import { useNameOf } from '../participants/use-name-of.ts'

interface PersonToCall {
  userId: string
  name: string
  /** null where it is not there yet, or not for this reader. */
  phone: string | null
}

export interface PeopleToCall {
  /** null while they are not known. */
  people: readonly PersonToCall[] | null
  /** How many there are beside them: a page is shown, and home has them all. */
  more: number
  /** They could not be asked for: only that there may be some can be said. */
  failed: boolean
}

const filters = JSON.stringify([
  { field: 'byTelephone', operator: 'eq', value: true },
  { field: 'validationStatus', operator: 'in', value: ['validated', 'awaiting_validation'] },
])

/**
 * Who hears of a change of this mission by telephone alone, since they have no e-mail address (decision 162).
 * @param concerns how many people it concerns; of none nothing is asked
 */
export function usePeopleToCall(mission: Mission, concerns: number): PeopleToCall {
  const nameOf = useNameOf()
  const asks = concerns > 0 && mission.allowedActions.includes('see_participants')
  const asked = { params: { missionId: mission.id }, query: { filters, sort: 'displayName', pageSize: 100 } } as const
  const { currentData, isError } = useMissionsParticipantsQuery(asks ? asked : skipToken)
  const rows = (currentData?.items ?? []).filter(
    ({ withdrawnAt, accountEnded }) => withdrawnAt === null && !accountEnded,
  )
  const contacts = useContacts(mission, rows)
  if (concerns === 0) return { people: [], more: 0, failed: false }
  if (!currentData) return { people: null, more: 0, failed: isError || !asks }
  const people = rows.map((row) => ({
    userId: row.userId,
    name: nameOf(row),
    phone: contacts.byId.get(row.userId)?.phone ?? null,
  }))
  return { people, more: currentData.total - currentData.items.length, failed: false }
}
