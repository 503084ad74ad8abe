import type { InterestDomain, Language, Role } from '@ensemble/contracts/enumerations'
import type { Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

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
  await tx.query(upsert(reader))
}
