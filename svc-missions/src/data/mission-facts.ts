import type { EventOf } from '@ensemble/contracts/events'
import type { missionEvents } from '@ensemble/contracts/missions/events'
import type { Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { selectList } from '@ensemble/service-kit/table'
import { missions } from './mission-table.ts'

type MissionFact = EventOf<(typeof missionEvents)['missionApproved']>['data']

type Stored = Omit<MissionFact, 'startAt' | 'endAt'> & { startAt: Date; endAt: Date | null }

const columns = selectList({
  ...missions.pick('title', 'departmentCode', 'managerIds', 'startAt', 'endAt', 'creatorId').columns(),
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
    text: `select ${columns} from missions where id = $1`,
    values: [missionId],
  })
  const stored = rows[0] ?? refuse('NOT_FOUND')
  return { ...stored, startAt: stored.startAt.toISOString(), endAt: stored.endAt?.toISOString() ?? null }
}
