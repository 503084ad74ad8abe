import type { Language } from '@ensemble/contracts/enumerations'
import type { TelephoneConsent } from '@ensemble/contracts/users/by-telephone'
import type { TelephonePurpose } from '@ensemble/contracts/users/telephone-words'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

interface ConsentRow {
  userId: string
  purpose: TelephonePurpose
  at: Date
  notedBy: string
  textVersion: string
  /** In which the words were read out. */
  language: Language
  words: string
}

export const table = defineTable<ConsentRow>('telephone_consents', {
  userId: 'uuid',
  purpose: 'text',
  at: 'timestamptz',
  notedBy: 'uuid',
  textVersion: 'text',
  language: 'text',
  words: 'text',
})

const insertRow = table.insert({ name: 'telephone-consents-insert' })

export async function insert(tx: Tx, row: ConsentRow): Promise<void> {
  await tx.query(insertRow(row))
}

/** What somebody agreed to by telephone, the newest first, with who noted it. */
export async function listOf(db: Queryable, userId: string): Promise<TelephoneConsent[]> {
  const { rows } = await db.query<{ consent: TelephoneConsent }>({
    name: 'telephone-consents-list',
    text: `select json_build_object('purpose', c.purpose, 'words', c.words,
             'at', to_char(c.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'notedBy', case when s.status <> 'deleted' then s.first_name || ' ' || s.last_name end) as consent
           from telephone_consents c left join users s on s.id = c.noted_by
           where c.user_id = $1 order by c.id desc limit 20`,
    values: [userId],
  })
  return rows.map(({ consent }) => consent)
}
