import type { APIRequestContext } from '@playwright/test'
import { callAs, type Envelope } from './api.ts'

export interface MissionCard {
  id: string
  title: string
  departmentCode: string | null
  registrationOpen: boolean
  placesLeft: number | null
  myParticipation: { withdrawnAt: string | null } | null
}

interface MissionDetails extends MissionCard {
  registrationMode: string
  motivationRequired: boolean
  questions: string[]
  requiredVolunteerKinds: string[]
  interestsDeclarationRequired: boolean
  managerIds: string[]
  waitlistEnabled: boolean
}

/**
 * Open missions with places left of one department that anybody may ask for without writing anything, run by the demo
 * referent, and that none of the journeys' people has anything to do with yet.
 */
export async function simpleMissions(
  request: APIRequestContext,
  token: string,
  departmentCode: string,
): Promise<MissionCard[]> {
  const headers = { authorization: `Bearer ${token}` }
  const filters = encodeURIComponent(
    JSON.stringify([{ field: 'departmentCode', operator: 'eq', value: departmentCode }]),
  )
  const list: Envelope<{ items: MissionCard[] }> = await (
    await request.get(`/api/mission/list?pageSize=100&filters=${filters}`, { headers })
  ).json()
  const open = list.data.items.filter(
    (card) =>
      card.registrationOpen && card.myParticipation === null && (card.placesLeft === null || card.placesLeft > 0),
  )
  const simple: MissionCard[] = []
  for (const card of open) {
    const answer: Envelope<MissionDetails> = await (await request.get(`/api/mission/${card.id}`, { headers })).json()
    const { registrationMode, motivationRequired, questions, requiredVolunteerKinds, interestsDeclarationRequired } =
      answer.data
    const plain =
      registrationMode === 'selection' &&
      !motivationRequired &&
      !interestsDeclarationRequired &&
      questions.length === 0 &&
      requiredVolunteerKinds.length === 0
    if (plain) simple.push(card)
  }
  return simple
}

export async function managersOf(request: APIRequestContext, missionId: string): Promise<string[]> {
  const answer = await callAs<{ managerIds: string[] }>(request, 'admin', 'GET', `/mission/${missionId}`)
  return answer.data.managerIds
}
