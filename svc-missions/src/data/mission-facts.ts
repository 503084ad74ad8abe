import type { EventOf } from '@ensemble/contracts/events'
import type { missionEvents } from '@ensemble/contracts/missions/events'
import type { Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'

type MissionFact = EventOf<(typeof missionEvents)['missionApproved']>['data']

type Stored = Omit<MissionFact, 'startAt' | 'endAt'> & { startAt: Date; endAt: Date | null }

/**
 * What other teams hear of a mission, read in the transaction that changes it: each fact carries the whole.
 * @throws Refusal NOT_FOUND
 */
export async function factOf(tx: Tx, missionId: string): Promise<MissionFact> {
  const { rows } = await tx.query<Stored>({
    name: 'mission-fact',
    text: `select title, department_code as "departmentCode", manager_ids as "managerIds", start_at as "startAt",
        end_at as "endAt", creator_id as "creatorId",
        json_build_object('type', type, 'domains', domains, 'mode', mode, 'skills', skills,
          'requiredVolunteerKinds', required_volunteer_kinds) as nature
      from missions where id = $1`,
    values: [missionId],
  })
  const stored = rows[0] ?? refuse('NOT_FOUND')
  return { ...stored, startAt: stored.startAt.toISOString(), endAt: stored.endAt?.toISOString() ?? null }
}
