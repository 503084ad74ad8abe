import type { InterestDomain, Language, Role } from '@ensemble/contracts/enumerations'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'
import type { AvatarOwner } from '../domain/file-rules.ts'

/** A user as far as it matters which files and articles are for them. */
export interface Reader {
  userId: string
  version: number
  role: Role
  departmentCode: string | null
  language: Language
  interestDomains: InterestDomain[]
  deleted: boolean
}

export const readers = defineTable<Reader>('readers_v1', {
  userId: 'uuid',
  version: 'integer',
  role: 'text',
  departmentCode: 'text',
  language: 'text',
  interestDomains: 'text[]',
  deleted: 'boolean',
})

const upsert = readers.insert({
  name: 'upsert-reader',
  as: 'r',
  then: `on conflict (user_id) do update set ${readers.excludedBut('userId')}
    where excluded.version > r.version and not r.deleted`,
})

/** Keeps the newest state only: events may come twice and in any order. */
export async function upsertReader(tx: Tx, reader: Reader): Promise<void> {
  tx.write(upsert(reader))
}

/** Whose picture it is, and whether the reader runs a mission that they take part in; null for nobody known. */
export async function findAvatarOwner(db: Queryable, ownerId: string, readerId: string): Promise<AvatarOwner | null> {
  const { rows } = await db.query<AvatarOwner>({
    name: 'find-avatar-owner',
    text: `select ${readers.pick('role', 'departmentCode').select('r')}, exists (
        select 1 from mission_people_v1 p join mission_teams_v1 m using (mission_id)
        where p.user_id = r.user_id and p.takes_part and m.manager_ids @> array[$2::uuid] and not m.deleted
      ) as managed
      from readers_v1 r where r.user_id = $1 and not r.deleted`,
    values: [ownerId, readerId],
  })
  return rows[0] ?? null
}
