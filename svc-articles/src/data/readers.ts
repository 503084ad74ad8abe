import type { InterestDomain, Language, Role } from '@ensemble/contracts/enumerations'
import type { Tx } from '@ensemble/service-kit/database'

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

/** Keeps the newest state only: events may come twice and in any order. */
export async function upsertReader(tx: Tx, reader: Reader): Promise<void> {
  await tx.query({
    name: 'upsert-reader',
    text: `insert into readers_v1 as r (user_id, version, role, department_code, language, interest_domains, deleted)
      values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (user_id) do update set
        (version, role, department_code, language, interest_domains, deleted) =
        (excluded.version, excluded.role, excluded.department_code, excluded.language, excluded.interest_domains,
         excluded.deleted)
      where excluded.version > r.version and not r.deleted`,
    values: [
      ...[reader.userId, reader.version, reader.role, reader.departmentCode, reader.language],
      ...[reader.interestDomains, reader.deleted],
    ],
  })
}
