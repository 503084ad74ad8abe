import type { Queryable } from '@ensemble/service-kit/database'
import type { Mission } from '../domain/mission.ts'
import type { Seats } from '../domain/seats.ts'
import { rules } from './missions.ts'
import { table as seats } from './mission-seats.ts'

/** A mission as the rules see it, with its places. */
export interface Joinable {
  mission: Mission
  seats: Seats
}

/** More than anybody is shown, since not everybody may join each of them. */
const looked = 40

/**
 * Missions with free places that begin after a moment, in the place of another one, in the department of a person or
 * everywhere. First what the person can come to, at home or in their department; then its own kind, then the soonest.
 * Whether a person may join one is for `planRegistration` to say.
 */
export async function findLike(
  db: Queryable,
  { id, type, departmentCode }: Pick<Mission, 'id' | 'type' | 'departmentCode'>,
  { personDepartment, now }: { personDepartment: string | null; now: Date },
): Promise<Joinable[]> {
  const places = ['national', departmentCode ?? 'national', personDepartment ?? 'national']
  const { rows } = await db.query<Mission & { seats: Omit<Seats, 'missionId'> }>({
    name: 'missions-joinable-like',
    text: `select ${rules.select('m')}, (select to_jsonb(each) from (select ${seats.without('missionId').select('s')}) each) as seats
      from missions m join mission_seats s on s.mission_id = m.id
      where m.approval_status = 'approved' and m.closed_at is null and m.deleted_at is null and m.id <> $1
        and m.place_code = any($2) and m.start_at > $4 and coalesce(m.registration_closes_at, 'infinity') > $4
        and (s.capacity is null or s.capacity > s.validated + s.invited)
      order by coalesce(m.mode = 'remote' or m.place_code = $5, false) desc, (m.type = $3) desc, m.start_at, m.id limit ${looked}`,
    values: [id, places, type, now, personDepartment],
  })
  return rows.map(({ seats: places, ...mission }) => ({ mission, seats: { ...places, missionId: mission.id } }))
}
