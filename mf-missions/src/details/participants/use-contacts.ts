import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import type { ParticipantContact } from '@ensemble/contracts/users/http'
import { skipToken } from '@ensemble/mf-kit'
import { useState } from 'react'
import { useLazyMissionsUserSearchQuery, useMissionsUserSearchQuery } from '../../api/management-api.ts'
import { useReachesPeople } from '../use-reaches-people.ts'

/**
 * How to reach the people of a page, whom another service knows; the table does not wait for it. Who is not told it asks
 * for nothing.
 */
export function useContacts(mission: Mission, rows: readonly ParticipantRow[]) {
  const who = { missionId: mission.id, relation: 'participant' as const }
  const reaches = useReachesPeople()(mission)
  const filters = JSON.stringify([among(rows)])
  const { currentData, isError } = useMissionsUserSearchQuery(
    reaches && rows.length > 0 ? { query: { ...who, filters, pageSize: rows.length > 25 ? 50 : 25 } } : skipToken,
  )
  const [askPeople] = useLazyMissionsUserSearchQuery()
  const [others, setOthers] = useState<readonly ParticipantContact[]>([])

  /** Of the people of another page, for the paper. */
  async function ask(people: readonly ParticipantRow[]) {
    if (!reaches || people.length === 0) return
    const { items } = await askPeople({ body: { ...who, filters: [among(people)], pageSize: 100 } }).unwrap()
    setOthers((before) => [...before, ...items.filter(isContact)])
  }

  const found = [...others, ...(currentData?.items ?? []).filter(isContact)]
  return { byId: new Map(found.map((contact) => [contact.id, contact])), reaches, failed: isError, ask }
}

function among(rows: readonly ParticipantRow[]) {
  return { field: 'id', operator: 'in' as const, value: rows.map(({ userId }) => userId) }
}

function isContact(row: object): row is ParticipantContact {
  return 'displayName' in row && 'phone' in row
}
