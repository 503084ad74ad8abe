import type { Role } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import type { Queryable } from '@ensemble/service-kit/database'
import { readers } from '../data/readers.ts'

interface AvatarRow {
  role: Role
  departmentCode: string | null
  managed: boolean
}

/**
 * Whether somebody may see the picture of somebody else: as much as of the profile (decisions.md §6). Staff are shown
 * to everybody as the contact of missions; a member to admins, to referents of the department, and to who runs a
 * mission in which the member takes part.
 */
export async function maySeeAvatar(
  db: Queryable,
  reader: { id: string; role: Role; departmentCode: string | null },
  ownerId: string,
): Promise<boolean> {
  const { rows } = await db.query<AvatarRow>({
    name: 'avatar-facts',
    text: `select ${readers.pick('role', 'departmentCode').select('r')}, exists (
        select 1 from mission_people_v1 p join mission_teams_v1 m using (mission_id)
        where p.user_id = r.user_id and p.takes_part and m.manager_ids @> array[$2::uuid] and not m.deleted
      ) as managed
      from readers_v1 r where r.user_id = $1 and not r.deleted`,
    values: [ownerId, reader.id],
  })
  const owner = rows[0]
  if (!owner) return false
  if (owner.role !== 'member') return true
  const reach = reachOf('user.see', reader.role)
  if (reach === 'all' || owner.managed) return true
  return reach === 'department_or_managed' && owner.departmentCode === reader.departmentCode
}
