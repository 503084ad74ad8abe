import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import type { ParticipantContact } from '@ensemble/contracts/users/http'
import { skipToken } from '@ensemble/mf-kit'
import { useMissionsPeopleQuery } from '../../api/management-api.ts'

/** How to reach the people of a page, whom another service knows; the table does not wait for it. */
export function useContacts(missionId: string, rows: readonly ParticipantRow[]) {
  const ids = rows.map(({ userId }) => userId)
  const filters = JSON.stringify([{ field: 'id', operator: 'in', value: ids }])
  const { currentData, isError } = useMissionsPeopleQuery(
    ids.length > 0 ? { query: { missionId, relation: 'participant', filters, pageSize: 25 } } : skipToken,
  )
  const found = (currentData?.items ?? []).flatMap((row) => (isContact(row) ? [row] : []))
  return { byId: new Map(found.map((contact) => [contact.id, contact])), failed: isError }
}

function isContact(row: object): row is ParticipantContact {
  return 'displayName' in row && 'phone' in row
}
