import type { EventOf } from '@ensemble/contracts/events'
import type { missionEvents } from '@ensemble/contracts/missions/events'
import type { PracticalFacts } from '@ensemble/contracts/missions/practical-facts'
import { sessionsOf } from '@ensemble/contracts/missions/sessions-of'
import type { Workspace } from '@ensemble/contracts/missions/workspace'
import type { Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { selectList } from '@ensemble/service-kit/table'
import { effortSql, missions } from './mission-table.ts'

type MissionFact = EventOf<(typeof missionEvents)['missionApproved']>['data']

type Stored = Omit<MissionFact, 'startAt' | 'endAt' | 'registration' | 'practical'> & {
  startAt: Date
  endAt: Date | null
  practical: PracticalFacts
  workspace: Pick<Workspace, 'sessions' | 'nextMeetingAt'> | null
  closesAt: Date | null
  capacity: number | null
}

const columns = selectList({
  ...missions.pick('title', 'departmentCode', 'managerIds', 'startAt', 'endAt', 'creatorId').columns('m'),
  practical: `json_build_object('street', street, 'postalCode', postal_code, 'city', city, 'meetingUrl', coalesce(meeting_url, questionnaire ->> 'url'),
    'accessNote', access_note, 'practicalInfo', practical_info, 'effort', ${effortSql}, 'energy', energy,
    'contactName', contact_name)`,
  workspace: 'm.workspace',
  closesAt: 'm.registration_closes_at',
  capacity: 's.capacity',
  nature: `json_build_object('type', type, 'domains', domains, 'mode', mode, 'skills', skills,
    'requiredVolunteerKinds', required_volunteer_kinds)`,
})

/**
 * What other teams hear of a mission, read in the transaction that changes it: each fact carries the whole.
 * @throws Refusal NOT_FOUND
 */
export async function factOf(tx: Tx, missionId: string): Promise<MissionFact> {
  const { rows } = await tx.query<Stored>({
    name: 'mission-fact',
    text: `select ${columns} from missions m join mission_seats s on s.mission_id = m.id where m.id = $1`,
    values: [missionId],
  })
  const { closesAt, capacity, workspace, ...stored } = rows[0] ?? refuse('NOT_FOUND')
  const sessions = sessionsOf(workspace)
  return {
    ...stored,
    practical: { ...stored.practical, ...(sessions.length > 0 && { sessions }) },
    startAt: stored.startAt.toISOString(),
    endAt: stored.endAt?.toISOString() ?? null,
    registration: { closesAt: closesAt?.toISOString() ?? null, capacity },
  }
}

/** The mission as a notice carries it. */
export async function statedMission(tx: Tx, missionId: string) {
  const { title, startAt, endAt, practical } = await factOf(tx, missionId)
  return { title, startAt, endAt, practical }
}
