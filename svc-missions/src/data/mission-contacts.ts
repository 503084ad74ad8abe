import { departments, officeOf } from '@ensemble/contracts/departments'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { selectList } from '@ensemble/service-kit/table'
import { overSinceSql } from './due-missions.ts'
import { missions } from './mission-table.ts'
import type { OldWords } from './participants.ts'

/** A mission, and whom it names to be asked about it. */
export interface Contact {
  id: string
  contactName: string
  departmentCode: string | null
  deletedAt: Date | null
}

const columns = selectList({
  ...missions.pick('id', 'contactName', 'departmentCode', 'deletedAt').columns('m'),
} satisfies Record<keyof Contact, string>)

const offices = [...departments.map(({ code }) => code), null].map(officeOf)
const officeNames = offices.map(({ committeeName }) => committeeName)
const officeEmails = offices.map(({ contactEmail }) => contactEmail)

/** Missions that were over so long ago and still name somebody, of the league or of another organisation. */
export async function findOld(db: Queryable, { now, months, limit }: OldWords): Promise<Contact[]> {
  const { rows } = await db.query<Contact>({
    name: 'mission-contacts-old',
    text: `select ${columns} from missions m
      where ${overSinceSql} <= $1::timestamptz - make_interval(months => $2)
        and (m.contact_name <> all($4::text[]) or m.organisation ->> 'contactName' is not null
          or m.organisation ->> 'contactPhone' is not null or m.organisation ->> 'contactEmail' <> all($5::text[]))
      order by m.id limit $3`,
    values: [now, months, limit, officeNames, officeEmails],
  })
  return rows
}

/**
 * Missions that name an account, as long as the copy of names has its name: those that it made or runs, and others
 * unless somebody else is called the same.
 */
export async function findOfPerson(tx: Tx, userId: string): Promise<Contact[]> {
  const { rows } = await tx.query<Contact>({
    name: 'mission-contacts-of-person',
    text: `select ${columns} from members_v1 p join missions m on plain_text(m.contact_name) = plain_text(p.display_name)
      where p.id = $1 and not p.deleted and (m.creator_id = p.id or p.id = any(m.manager_ids) or not exists (
        select 1 from members_v1 other
        where other.display_name = p.display_name and other.id <> p.id and not other.deleted))
      order by m.id`,
    values: [userId],
  })
  return rows
}

const ownContact = (column: string) => `jsonb_set(${column}, '{contactName}', to_jsonb($3::text), false)`
const noOtherContact = (column: string) => `case when $4::text is null then ${ownContact(column)}
  else ${ownContact(column)} #- '{organisation,contactName}' #- '{organisation,contactEmail}'
    #- '{organisation,contactPhone}' end`
const organisationSql = `case when $4::text is null then organisation
  else organisation || jsonb_build_object('contactName', null, 'contactEmail', $4::text, 'contactPhone', null) end`

/**
 * Names the office of a mission in place of the person, unless somebody else was named since.
 * @param whole also the contact of the organisation that the mission is of
 * @returns whether anything changed
 */
export async function nameOffice(
  tx: Tx,
  { id, contactName, departmentCode }: Contact,
  { whole, version, at }: { whole: boolean; version: number; at: Date },
): Promise<boolean> {
  const office = officeOf(departmentCode)
  // An editor who began before is told that the mission has changed.
  const { rowCount } = await tx.query({
    name: 'mission-contacts-name-office',
    text: `update missions set contact_name = $3, organisation = ${organisationSql},
        approved_content = ${noOtherContact('approved_content')},
        refused_content = ${noOtherContact('refused_content')},
        version = $5, updated_at = greatest($6, updated_at + interval '1 millisecond')
      where id = $1 and contact_name = $2
        and (contact_name <> $3 or organisation is distinct from ${organisationSql})`,
    values: [id, contactName, office.committeeName, whole ? office.contactEmail : null, version, at],
  })
  return rowCount > 0
}
